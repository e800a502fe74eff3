import { ACCOUNT_LIMITS, isContactEmail, readOrigin, readWebsite } from "#lib/contract/account-settings.ts";
import { type DraftDefaults, draftDefaults } from "#lib/contract/draft-defaults.ts";
import { requireBetween } from "#lib/domain/require-between.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import {
	ACCOUNT_DATE_FORMATS,
	type AccountDateFormat,
	TIME_FORMATS,
	type TimeFormat,
} from "#lib/fields/field-types.ts";
import { isBlank, normalizeText } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** What can be set for an account; what is left out stays. */
export type AccountSettings = {
	name?: string;
	/** What recipients are told of the organisation; empty: nothing. */
	postalAddress?: string;
	website?: string;
	contactEmail?: string;
	/** What null formats of fields inherit. */
	dateFormat?: AccountDateFormat;
	timeFormat?: TimeFormat;
	/** IANA name. */
	timeZone?: string;
	/** Origins whose pages may show signing pages in a frame. */
	frameOrigins?: string[];
	/** Reasons that signers who decline can choose from, in this order. */
	declineReasons?: string[];
	/** What documents begin with that are made in the workplace. */
	draftDefaults?: DraftDefaults;
};

type Name = keyof AccountSettings;
type Judges = { [One in Name]-?: (given: NonNullable<AccountSettings[One]>) => NonNullable<AccountSettings[One]> };

const JUDGES: Judges = {
	name: (given) => {
		const name = normalizeText(given).trim();
		if (isBlank(name)) throw fieldRefusal("name", said("organisationName"));
		return within("name", name, ACCOUNT_LIMITS.nameLength);
	},
	postalAddress: (given) => within("postalAddress", linesOf(given).join("\n"), ACCOUNT_LIMITS.addressLength),
	website: (given) => {
		const text = given.trim();
		const website = text === "" ? "" : readWebsite(text);
		if (website === null) throw fieldRefusal("website", said("websiteForm"));
		return website;
	},
	contactEmail: (given) => {
		const email = given.trim();
		if (email !== "" && !isContactEmail(email)) throw fieldRefusal("contactEmail", said("addressForm"));
		return email;
	},
	dateFormat: (given) => {
		if (ACCOUNT_DATE_FORMATS.includes(given)) return given;
		throw fieldError("dateFormat", `dateFormat must be one of ${ACCOUNT_DATE_FORMATS.join("; ")}.`);
	},
	timeFormat: (given) => {
		if (TIME_FORMATS.includes(given)) return given;
		throw fieldError("timeFormat", `timeFormat must be one of ${TIME_FORMATS.join("; ")}.`);
	},
	timeZone: (given) => {
		if (!isTimeZone(given)) throw fieldRefusal("timeZone", said("zoneUnknown"));
		return given;
	},
	frameOrigins: (given) => {
		const origins = given.filter((line) => line.trim() !== "").map(originOf);
		return few("frameOrigins", [...new Set(origins)], ACCOUNT_LIMITS.origins);
	},
	declineReasons: (given) => {
		const reasons = [...new Set(given.flatMap(linesOf))];
		for (const reason of reasons) within("declineReasons", reason, ACCOUNT_LIMITS.reasonLength);
		return few("declineReasons", reasons, ACCOUNT_LIMITS.reasons);
	},
	draftDefaults: (given) => {
		requireCounts(given);
		const parsed = draftDefaults.safeParse(given);
		if (parsed.success) return parsed.data;
		throw fieldRefusal("draftDefaults", said("notRight"));
	},
};

/** Each number by its own name and with its limits. */
function requireCounts({ expiryDays, reminders }: DraftDefaults): void {
	if (expiryDays !== null) requireBetween("expiryDays", expiryDays, ACCOUNT_LIMITS.expiryDays, "daysBetween");
	if (reminders === null || reminders === "none") return;
	requireBetween("reminderDays", reminders.days, ACCOUNT_LIMITS.reminderDays, "daysBetween");
	requireBetween("reminderCount", reminders.count, ACCOUNT_LIMITS.reminderCount, "numberBetween");
}

/**
 * An account's settings as they are stored: trimmed, without doubles, addresses as browsers write them.
 *
 * @throws AppError ValidationError that names the setting
 */
export function judgeAccountSettings(given: AccountSettings): AccountSettings {
	const judged = (Object.keys(given) as Name[]).flatMap((name) => {
		const value = given[name];
		return value === undefined ? [] : [[name, judge(name, value)]];
	});
	return Object.fromEntries(judged);
}

function judge(name: Name, value: NonNullable<AccountSettings[Name]>): unknown {
	// Each judges what goes by its own name.
	return (JUDGES[name] as (given: typeof value) => unknown)(value);
}

function originOf(line: string): string {
	const origin = readOrigin(line);
	if (origin === null) throw fieldRefusal("frameOrigins", said("originForm", { origin: cutText(line.trim(), 100) }));
	return origin;
}

function linesOf(text: string): string[] {
	return normalizeText(text)
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => !isBlank(line));
}

function within(field: string, text: string, limit: number): string {
	if (text.length > limit) throw fieldRefusal(field, said("tooLong", { limit }));
	return text;
}

function few(field: string, all: string[], limit: number): string[] {
	if (all.length > limit) throw fieldRefusal(field, said("tooMany", { limit }));
	return all;
}
