import { expect, it } from "vitest";
import { thinVersions } from "./thin-versions.ts";

const at = (...times: string[]) => times.map((time, index) => ({ version: index + 1, at: new Date(`2026-0${time}Z`) }));
const [MON_9, MON_12, MON_23, TUE_0, TUE_8, WED_8, WED_9] = [
	...["6-01T09:00", "6-01T12:00", "6-01T23:59:59.999", "6-02T00:00", "6-02T08:00", "6-03T08:00", "6-03T09:00"],
] as [string, string, string, string, string, string, string];

it.each<[what: string, times: string[], limit: number, gone: number[]]>([
	["none while there is room", [MON_9, MON_12, TUE_8], 3, []],
	["none of none", [], 3, []],
	["the first of the oldest day", [MON_9, MON_12, TUE_0, TUE_8], 3, [1]],
	["all but the last of the oldest day before any of the next", [MON_9, MON_12, MON_23, TUE_0, TUE_8], 3, [1, 2]],
	["days end at midnight in UTC", [MON_23, TUE_0, WED_8], 2, [1]],
	["then those of later days", [MON_9, MON_12, TUE_0, TUE_8, WED_8, WED_9], 3, [1, 3, 5]],
	["of days with one version the oldest", [MON_9, TUE_8, WED_8], 2, [1]],
	["the oldest days when one a day is still too many", [MON_9, MON_12, TUE_0, TUE_8, WED_8], 2, [1, 3, 2]],
	["an older one that was the only one of its day stays while a newer day has several", [MON_9, TUE_0, TUE_8], 2, [2]],
	["never the current one", [WED_8, WED_9], 1, [1]],
])("%s", (_, times, limit, gone) => {
	expect(thinVersions(at(...times), limit)).toEqual(gone);
});
