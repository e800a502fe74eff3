import { intlLocale } from "#lib/i18n/locales.ts";
import type { SigningMessages } from "#lib/i18n/signing/en.ts";
import { fill } from "#lib/i18n/signing/fill.ts";

/** What is said to somebody who did too much at once: how long to wait. */
export function busyText(
	{ messages, locale }: { messages: Pick<SigningMessages, "errors">; locale: string },
	retryAfterMs: number | null,
): string {
	const seconds = Math.ceil((retryAfterMs ?? 60_000) / 1000);
	const [unit, count] = seconds > 90 ? (["minute", Math.ceil(seconds / 60)] as const) : (["second", seconds] as const);
	const wait = new Intl.NumberFormat(intlLocale(locale), { style: "unit", unit, unitDisplay: "long" }).format(count);
	return fill(messages.errors.busy, { wait });
}
