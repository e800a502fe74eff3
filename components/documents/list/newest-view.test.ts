import { beforeEach, expect, it } from "vitest";
import { listView } from "#lib/testing/list-view.ts";
import { changedView, forgetView, settleView } from "./newest-view.ts";

beforeEach(forgetView);

const shown = listView({ filter: "drafts" });
const elsewhere = listView({ filter: "completed" });

it("a search and a filter that are asked for one right after the other are both asked for, in either order", () => {
	expect(changedView(shown, { search: "lease" })).toEqual({ ...shown, search: "lease" });
	expect(changedView(shown, { label: "north", sort: "title" })).toEqual({
		...shown,
		search: "lease",
		label: "north",
		sort: "title",
	});
	// The first of the two comes meanwhile.
	settleView({ ...shown, search: "lease" });
	expect(changedView({ ...shown, search: "lease" }, { search: "leases" }).label).toBe("north");
});

it("what has come, or was left for another list, is asked for no more", () => {
	changedView(shown, { search: "lease" });
	settleView({ ...shown, search: "lease" });
	expect(changedView(shown, { label: "north" }).search).toBe("");
	settleView(elsewhere);
	expect(changedView(elsewhere, { search: "elm" })).toEqual({ ...elsewhere, search: "elm" });
	changedView(elsewhere, { label: "north" });
	forgetView();
	expect(changedView(elsewhere, { search: "oak" }).label).toBe("");
});
