import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { intlLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import type { Upload } from "./uploads.ts";

/** How far a file is that is on its way. */
export function uploadText(
	{ state, percent, file }: Upload,
	words: Messages["editor"]["panels"]["files"],
	locale: string,
): string {
	const share = new Intl.NumberFormat(intlLocale(locale), { style: "percent" }).format(percent / 100);
	return format(state === "reading" ? words.reading : words.uploading, { percent: share, name: file.name });
}
