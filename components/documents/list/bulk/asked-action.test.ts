import { expect, it } from "vitest";
import { askedAction } from "./asked-action.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`).join(", ");

it.each([
	["delete", {}, { action: { act: "delete" } }],
	["revoke", { message: " Wrong price. " }, { action: { act: "revoke", message: "Wrong price." } }],
	["revoke", { message: " " }, { problem: "missing" }],
	["handOver", { person: "ada" }, { action: { act: "handOver", toUserId: "ada" } }],
	["handOver", {}, { problem: "missing" }],
	["label", { labels: "lease, north" }, { action: { act: "addLabels", labels: ["lease", "north"] } }],
	["label", { labels: " , " }, { problem: "missing" }],
	["label", { labels: "x".repeat(255) }, { action: { act: "addLabels", labels: ["x".repeat(255)] } }],
	["label", { labels: `lease, ${"x".repeat(256)}` }, { problem: "labelTooLong" }],
	["label", { labels: many(50) }, { action: { act: "addLabels", labels: many(50).split(", ") } }],
	["label", { labels: many(51) }, { problem: "tooManyLabels" }],
] as const)("%s with %j", (kind, given, expected) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(given)) form.set(name, value);
	expect(askedAction(kind, form, false)).toEqual(expected);
});

it("takes labels off where that was pressed", () => {
	const form = new FormData();
	form.set("labels", "lease");
	expect(askedAction("label", form, true)).toEqual({ action: { act: "removeLabels", labels: ["lease"] } });
});
