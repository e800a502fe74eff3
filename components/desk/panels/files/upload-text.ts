import { intlLocale } from "#lib/i18n/locales.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { DeskPanelsMessages } from "#lib/i18n/workplace/desk/panels-en.ts";
import type { Upload } from "./uploads.ts";

/** How far a file is that is on its way. */
export function uploadText(
	{ state, percent, file }: Upload,
	words: DeskPanelsMessages["files"],
	locale: string,
): string {
	const share = new Intl.NumberFormat(intlLocale(locale), { style: "percent" }).format(percent / 100);
	return fill(state === "reading" ? words.reading : words.uploading, { percent: share, name: file.name });
}
