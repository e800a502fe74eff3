import { intlLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";

/** How long to wait after too many attempts. */
export function busyText(
	{ messages, locale }: { messages: { errors: Pick<SigningMessages["errors"], "busy"> }; locale: string },
	retryAfterMs: number | null,
): string {
	const seconds = Math.ceil((retryAfterMs ?? 60_000) / 1000);
	const [unit, count] = seconds > 90 ? (["minute", Math.ceil(seconds / 60)] as const) : (["second", seconds] as const);
	const wait = new Intl.NumberFormat(intlLocale(locale), { style: "unit", unit, unitDisplay: "long" }).format(count);
	return format(messages.errors.busy, { wait });
}
