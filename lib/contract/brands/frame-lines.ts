import { formatDateTime } from "#lib/i18n/format.ts";
import type { BrandSettings } from "./brand-settings.ts";

type Signed = { name: string; email: string; signedAt: Date | null; locale: string; timeZone: string };

/** What a brand wants written with a signature in a frame around it, line by line; null for no frame. */
export function frameLines(
	wanted: BrandSettings["signatureFrameSettings"],
	{ name, email, signedAt, ...reader }: Signed,
): string[] | null {
	if (!wanted.enableSignatureFrame) return null;
	return [
		wanted.showRecipientName ? name : null,
		wanted.showRecipientEmail ? email : null,
		wanted.showTimeStamp && signedAt ? formatDateTime(signedAt, reader) : null,
	].filter((line) => line !== null);
}
