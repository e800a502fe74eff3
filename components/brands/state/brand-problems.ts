import { parseColor } from "#lib/contract/brands/brand-colors.ts";
import { readDomainName } from "#lib/contract/brands/domain-name.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { DAY_MS } from "#lib/units.ts";
import type { BrandKey, BrandValues } from "./brand-values.ts";

/**
 * What cannot be saved as it stands, by setting, in words that say what would be right. The server judges again.
 *
 * @param saved a day that was chosen may have passed since: it is judged when another one is chosen
 */
export function brandProblems(
	values: BrandValues,
	saved: BrandValues,
	words: WorkplaceMessages["brands"],
	nowMs: number,
): Partial<Record<BrandKey, string>> {
	const problems: Partial<Record<BrandKey, string>> = {};
	const refuse = (key: BrandKey, isWrong: boolean, text: string) => {
		if (isWrong) problems[key] = text;
	};
	refuse("brandName", values.brandName.trim() === "", words.name.missing);
	for (const key of ["backgroundColor", "buttonColor", "buttonTextColor"] as const) {
		const color = values[key];
		refuse(key, color !== null && parseColor(color) === null, words.colors.wrong);
	}
	refuse("redirectUrl", values.redirectUrl !== null && !isWebAddress(values.redirectUrl), words.signers.redirectWrong);
	refuse("domainName", values.domainName !== null && readDomainName(values.domainName) === null, words.domain.wrong);
	const isOther = values.expiryDateType !== saved.expiryDateType || values.expiryValue !== saved.expiryValue;
	if (values.expiryDateType !== null && isOther) {
		refuse("expiryValue", !isExpiry(values, nowMs), expiryWords(values, words));
	}
	if (values.enableAutoReminder) {
		refuse("reminderDays", !isWithin(values.reminderDays ?? 3, 1, 180), words.documents.everyWrong);
		refuse("reminderCount", !isWithin(values.reminderCount ?? 3, 1, 5), words.documents.timesWrong);
	}
	return problems;
}

const isWithin = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function isExpiry({ expiryDateType, expiryValue }: BrandValues, nowMs: number): boolean {
	if (expiryValue === null) return false;
	if (expiryDateType === "Hours") return isWithin(expiryValue, 8, 4320);
	if (expiryDateType === "Days") return isWithin(expiryValue, 1, 180);
	return isWithin(expiryValue * 1000, nowMs + DAY_MS, nowMs + 180 * DAY_MS);
}

function expiryWords({ expiryDateType }: BrandValues, { documents }: WorkplaceMessages["brands"]): string {
	if (expiryDateType === "Hours") return documents.hoursWrong;
	return expiryDateType === "Days" ? documents.daysWrong : documents.dayWrong;
}
