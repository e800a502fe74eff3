import type { CodeMethod, SentCode } from "#lib/contract/signing/proof-page.ts";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import { intlLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import type { SignerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";
import type { MessageIconName } from "../endings/message-icon.tsx";

export type ProofPageData = Extract<SigningPage, { state: "unproved" }>;

const ICONS: Record<CodeMethod, MessageIconName> = {
	AccessCode: "accessCode",
	EmailOTP: "mailCode",
	SMSOTP: "textCode",
};

type Now = { isLocked: boolean; code: SentCode | null };

/** What the page says first: which sign, which title, which sentence. */
export function proofWords(
	{ method, brand, destination, locale }: ProofPageData,
	{ isLocked, code }: Now,
	words: SignerAuthMessages,
): { icon: MessageIconName; title: string; text: string } {
	const places = { sender: brand.senderName, destination: destination ?? "" };
	if (isLocked) return { icon: "locked", title: words.lockedTitle, text: format(words.lockedText, places) };
	const icon = ICONS[method];
	if (method === "AccessCode" || !code) return { icon, title: words.title, text: format(words.about[method], places) };
	if (code.delivery === "failed")
		return { icon: "undelivered", title: words.failedTitle, text: format(words.failed[method], places) };
	const minutes = minutesText(code, locale);
	return { icon, title: words.enterTitle, text: format(words.sent[method], { ...places, minutes }) };
}

/** How long a code works, in all. */
function minutesText({ sentAt, expiresAt }: SentCode, locale: string): string {
	const minutes = Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / 60_000);
	const style = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
	return new Intl.NumberFormat(intlLocale(locale), style).format(minutes);
}
