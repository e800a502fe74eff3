import { DAY_MS, HOUR_MS } from "#lib/units.ts";
import type { BrandModel } from "./brand-model.ts";

/** Without a word from anybody (lib/contract/README.md "Expiry"). */
const USUAL_DAYS = 60;

type Expiry = Pick<BrandModel["documentExpirySettings"], "expiryDateType" | "expiryValue">;

/** When a document would expire that is sent now; what cannot be counted with counts for nothing. */
export function sampleExpiry({ expiryDateType, expiryValue }: Expiry, nowMs: number): string {
	const usual = nowMs + USUAL_DAYS * DAY_MS;
	const value = expiryValue ?? Number.NaN;
	const wanted = {
		Days: nowMs + value * DAY_MS,
		Hours: nowMs + value * HOUR_MS,
		SpecificDateTime: value * 1000,
	}[expiryDateType ?? "Days"];
	const isGood = expiryDateType !== null && wanted > nowMs && wanted <= nowMs + 181 * DAY_MS;
	return new Date(isGood ? wanted : usual).toISOString();
}
