import { expect, it } from "vitest";
import { type Invitees, type KnownAddress, NOBODY, withJudgement } from "./invitees.ts";

const here = (email: string): KnownAddress => ({ email, state: "here", name: "", invitedAt: null });
const list = (...emails: string[]): Invitees => ({ ...NOBODY, emails });

it.each([
	["who was dropped meanwhile does not come back", list("mia@a.example")],
	["who was added meanwhile does not go missing", list("mia@a.example", "omar@a.example", "ana@a.example")],
])("%s when a judgement arrives", (_, now) => {
	const found = { known: [here("omar@a.example")], freeSeats: 3 };
	expect(withJudgement(now, ["mia@a.example", "omar@a.example"], found)).toEqual({ ...now, ...found });
});

it("a judgement says nothing of those it did not ask about, and the last one counts", () => {
	const first = withJudgement(list("mia@a.example", "omar@a.example"), ["omar@a.example"], {
		known: [here("omar@a.example")],
		freeSeats: 3,
	});
	const second = withJudgement(first, ["mia@a.example"], { known: [here("mia@a.example")], freeSeats: 2 });
	expect(second).toMatchObject({ known: [here("omar@a.example"), here("mia@a.example")], freeSeats: 2 });
	expect(withJudgement(second, ["omar@a.example"], { known: [], freeSeats: 2 }).known).toEqual([here("mia@a.example")]);
});
