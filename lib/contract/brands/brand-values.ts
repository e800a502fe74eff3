import { z } from "zod";
import { optionalText } from "#lib/contract/shape-values.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { parseColor } from "./brand-colors.ts";
import { readDomainName } from "./domain-name.ts";

/** Text that passes a check, or null when not given; a message that begins in lower case gets the part's name. */
function checkedText(maxLength: number, isRight: (text: string) => boolean, message: string) {
	return optionalText(maxLength).superRefine((value, context) => {
		if (value !== null && !isRight(value.trim())) context.addIssue({ code: "custom", message });
	});
}

/** A colour, kept in the spelling it was given in. */
export function optionalColor() {
	const message = 'must be a colour like "#1F4FD8", or a CSS colour name like "navy".';
	return checkedText(32, (text) => parseColor(text) !== null, message).transform((value) => value?.trim() ?? null);
}

/** An address that browsers can be sent to. */
export function optionalWebAddress() {
	const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
	return checkedText(2000, isWeb, 'must be a web address like "https://example.com/thanks".').transform(
		(value) => value?.trim() ?? null,
	);
}

/** An IANA time zone or an offset, kept as given. */
export function optionalTimeZone() {
	return checkedText(100, isTimeZone, 'must be a time zone like "Europe/Paris", or an offset like "+05:30".').transform(
		(value) => value?.trim() ?? null,
	);
}

/** A domain as DNS knows it: lower case, other scripts in their ASCII form. */
export function optionalDomain() {
	return optionalText(253).transform((value, context) => {
		const name = value === null ? null : readDomainName(value);
		if (value === null || name !== null) return name;
		context.addIssue({ code: "custom", message: 'must be a domain like "example.com".' });
		return z.NEVER;
	});
}
