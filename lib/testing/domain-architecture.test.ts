import { describe, expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** The aggregates of lib/domain, the uppermost first: each may import those below it, and none above. */
const ORDER = [
	"housekeeping",
	"doctor",
	"health",
	"installation",
	"idempotency",
	"request-log",
	"exports",
	"content-deletion",
	"verification",
	"delivery",
	"start",
	"webhooks",
	"reminders",
	"signing",
	"sealing",
	"identity-verification",
	"templates",
	"drafts",
	"portraits",
	"documents",
	"teams",
	"sender-identities",
	"users",
	"oauth-apps",
	"custom-fields",
	"blocks",
	"brands",
	"contacts",
	"contact-groups",
	"credits",
	"api-keys",
	"audit",
	"notices",
	"files",
];

/** `lib/domain/users/rules.ts` is of `users`; what lies in lib/domain itself is everybody's. */
function aggregateOf(path: string): string | null {
	return /^lib\/domain\/([^/]+)\//.exec(path)?.[1] ?? null;
}

const arrows = readSourceFiles(process.cwd())
	.filter(({ path }) => !path.includes(".test."))
	.flatMap(({ path, imports }) =>
		imports.map((target) => ({ path, target, from: aggregateOf(path), to: aggregateOf(target) })),
	)
	.filter(({ from, to }) => from !== to);

describe("the aggregates of the domain", () => {
	it("each have a place in the order", () => {
		const known = arrows.flatMap(({ from, to }) => [from, to]).filter((one) => one !== null);
		expect([...new Set(known)].filter((one) => !ORDER.includes(one))).toEqual([]);
	});

	it(`import those below them only: ${ORDER.join(" > ")}`, () => {
		const back = arrows
			.filter(({ from, to }) => from && to && ORDER.indexOf(from) > ORDER.indexOf(to))
			.map(({ path, target }) => `${short(path)} imports ${short(target)}`);
		expect(back).toEqual([]);
	});

	it("do not know who is told of what they do (lib/decisions/telling-others.md)", () => {
		const told = arrows.filter(({ from, to }) => from && (to === "delivery" || to === "webhooks"));
		const telling = arrows.filter(({ from, to }) => (from === "audit" && to !== "notices") || from === "notices");
		const known = [...told, ...telling].filter(({ to }) => to !== null);
		expect(known.map(({ path, target }) => `${short(path)} imports ${short(target)}`)).toEqual([]);
	});

	it("share nothing that knows one of them", () => {
		const wrong = arrows.filter(({ path, from, to }) => path.startsWith("lib/domain/") && !from && to);
		expect(wrong.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
	});
});

function short(path: string): string {
	return path.slice("lib/domain/".length);
}
