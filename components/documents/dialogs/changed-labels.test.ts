import { expect, it } from "vitest";
import { changedLabels } from "./changed-labels.ts";

it("adds and removes labels as they are written, each once", () => {
	expect(changedLabels(["lease", "2026"], " 2026, rent;rent ,")).toEqual({ add: ["rent"], remove: ["lease"] });
	expect(changedLabels(["lease"], "")).toEqual({ add: [], remove: ["lease"] });
});

it("leaves labels alone that have a comma in them, until a part of one is taken out", () => {
	const labels = ["Lyon, Rhône", "lease"];
	expect(changedLabels(labels, labels.join(", "))).toEqual({ add: [], remove: [] });
	expect(changedLabels(labels, "Lyon, lease")).toEqual({ add: ["Lyon"], remove: ["Lyon, Rhône"] });
});
