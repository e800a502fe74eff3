import { expect, test } from "vitest";
import { judgeAnswer, type RevocationAnswer, type RevocationQuestion } from "./revocation-answer.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes));
const DAY = 24 * 60;
const GOOD: RevocationAnswer = { thisUpdate: at(0), nextUpdate: at(60), producedAt: at(0), revoked: null };
const QUESTION: RevocationQuestion = {
	...{ time: at(30), isTimeProved: false, now: at(30 * DAY), validTo: at(100 * DAY) },
	purpose: "document",
};
const TIMESTAMP = { purpose: "timestamp" } as const;
const revoked = (minutes: number, reason?: number) => ({ revoked: { at: at(minutes), reason } });

test.each<[string, Partial<RevocationAnswer>, Partial<RevocationQuestion>, "good" | "revoked" | null]>([
	["holds between its times", {}, {}, "good"],
	["is a little early", { thisUpdate: at(34) }, {}, "good"],
	["has expired", {}, { time: at(61) }, null],
	["names no end and is young", { nextUpdate: null }, { time: at(7 * DAY) }, "good"],
	["names no end and is old", { nextUpdate: null }, { time: at(7 * DAY + 1) }, null],
	["comes from the future", { thisUpdate: at(31 * DAY), nextUpdate: at(32 * DAY) }, {}, null],
	["is later and names no revocation", { thisUpdate: at(20 * DAY), nextUpdate: at(21 * DAY) }, {}, "good"],
	["is later than the certificate", { thisUpdate: at(20 * DAY) }, { validTo: at(10 * DAY) }, null],
	["revoked before", revoked(10), {}, "revoked"],
	["revoked before, in an expired answer", revoked(10), { time: at(90) }, "revoked"],
	["revoked before, though the time is proved", revoked(10), { isTimeProved: true }, "revoked"],
	["revoked after", { thisUpdate: at(50), ...revoked(40) }, {}, "good"],
	["revoked after, as compromised", { thisUpdate: at(50), ...revoked(40, 1) }, {}, "revoked"],
	[
		"revoked after a proved time, as compromised",
		{ thisUpdate: at(50), ...revoked(40, 1) },
		{ isTimeProved: true },
		"good",
	],
	["revoked after a timestamp, as superseded", { thisUpdate: at(50), ...revoked(40, 4) }, TIMESTAMP, "good"],
	["revoked after a timestamp, as compromised", { thisUpdate: at(50), ...revoked(40, 1) }, TIMESTAMP, "revoked"],
	["revoked after a timestamp, without a reason", { thisUpdate: at(50), ...revoked(40) }, TIMESTAMP, "revoked"],
	[
		"revoked after a proved timestamp, without a reason",
		{ thisUpdate: at(50), ...revoked(40) },
		{ ...TIMESTAMP, isTimeProved: true },
		"good",
	],
])("an answer that %s", (_case, answer, question, expected) => {
	expect(judgeAnswer({ ...GOOD, ...answer }, { ...QUESTION, ...question })).toBe(expected);
});
