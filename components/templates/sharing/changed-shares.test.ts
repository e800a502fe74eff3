import { expect, it } from "vitest";
import type { TemplateShareItem } from "../template-item.ts";
import { changedShares } from "./changed-shares.ts";

const SALES: TemplateShareItem = { kind: "team", id: "t1", name: "Sales", level: "Use" };
const ANN: TemplateShareItem = { kind: "person", id: "u1", name: "Ann Lee", email: "ann@example.com", level: "Edit" };

it("grants what is new or has another level, revokes what was removed, and leaves the rest", () => {
	expect(changedShares([SALES, ANN], [SALES, ANN])).toEqual({ teams: [], people: [] });
	expect(changedShares([SALES], [ANN])).toEqual({
		teams: [{ teamId: "t1", action: "Revoke", accessLevel: null }],
		people: [{ userId: "u1", action: "Grant", accessLevel: "Edit" }],
	});
	expect(changedShares([SALES], [{ ...SALES, level: "Edit" }])).toEqual({
		teams: [{ teamId: "t1", action: "Grant", accessLevel: "Edit" }],
		people: [],
	});
});
