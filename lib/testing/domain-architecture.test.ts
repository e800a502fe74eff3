import { describe, expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** The aggregates of lib/domain, the uppermost first: each may import those below it, and none above. */
const ORDER = [
	"housekeeping",
	"health",
	"installation",
	"idempotency",
	"verification",
	"delivery",
	"webhooks",
	"reminders",
	"signing",
	"sealing",
	"documents",
	"teams",
	"sender-identities",
	"users",
	"oauth-apps",
	"custom-fields",
	"brands",
	"contact-groups",
	"credits",
	"api-keys",
	"audit",
	"notices",
];

/** Imports that still run up. The list only ever shrinks: a new one is an error, and so is one that is gone. */
const DEBT: string[] = [
	"brands/create-brand.ts imports documents/hold-stored-objects.ts",
	"brands/create-brand.ts imports documents/uploaded-file.ts",
	"brands/edit-brand.ts imports documents/hold-stored-objects.ts",
	"brands/edit-brand.ts imports documents/uploaded-file.ts",
	"brands/open-logo.ts imports documents/download.ts",
	"brands/signing-brand.ts imports documents/visible-sender.ts",
	"brands/take-in-logo.ts imports documents/uploaded-file.ts",
	"documents/change-recipient.ts imports signing/replace-signer.ts",
	"documents/change-recipient.ts imports signing/rules.ts",
	"documents/copy-signing-link.ts imports signing/mint-token.ts",
	"documents/correct-signer-email.ts imports signing/mint-token.ts",
	"documents/correct-signer-email.ts imports signing/rules.ts",
	"documents/download.ts imports sealing/build-seal-files.ts",
	"documents/get-embedded-sign-link.ts imports signing/mint-token.ts",
	"documents/prefill-fields.ts imports signing/own-fields.ts",
	"documents/printed-values.ts imports signing/shown-value.ts",
	"documents/send-scheduled.ts imports reminders/rules.ts",
	"documents/view-document-parts.ts imports signing/own-fields.ts",
	"teams/get-team.ts imports documents/present-signer.ts",
	"teams/list-teams.ts imports documents/present-signer.ts",
	"users/present-user.ts imports documents/present-signer.ts",
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

	it(`import those below them only, but for what is written down as owed: ${ORDER.join(" > ")}`, () => {
		const back = arrows
			.filter(({ from, to }) => from && to && ORDER.indexOf(from) > ORDER.indexOf(to))
			.map(({ path, target }) => `${short(path)} imports ${short(target)}`);
		expect(back.sort()).toEqual([...DEBT].sort());
	});

	it("share nothing that knows one of them", () => {
		const wrong = arrows.filter(({ path, from, to }) => path.startsWith("lib/domain/") && !from && to);
		expect(wrong.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
	});
});

function short(path: string): string {
	return path.slice("lib/domain/".length);
}
