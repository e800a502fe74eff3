import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTemplateOperation } from "#lib/contract/templates/create-template.ts";
import { db } from "#lib/db/client.ts";
import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { keysBetween } from "#lib/draft/order-keys.ts";
import { draftField, draftFile, draftRecipient } from "#lib/draft/testing/make-draft.ts";
import type { AppError } from "#lib/errors/app-error.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeTemplate, templateForm } from "#lib/testing/make-template.ts";
import { TEMPLATE_LIMITS } from "./library-limits.ts";
import { mergeTemplates } from "./merge-templates.ts";
import { requireRoom } from "./require-template-limits.ts";

useTestDatabase();

const many = <T>(count: number, make: (index: number) => T) =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [randomUUID(), make(index)]));
const [PAGE] = draftFile().pages;
const fileOf = (pages: number) => draftFile({ pages: PAGE ? Array.from({ length: pages }, () => PAGE) : [] });
const stateOf = (parts: Partial<DraftState>): DraftState => ({ ...emptyDraft(), ...parts });
const codeOf = (run: () => unknown): string => {
	try {
		run();
		return "fits";
	} catch (error) {
		const { code, fields } = error as AppError;
		return [code, ...Object.keys(fields ?? {})].join(" ");
	}
};

describe("a template", () => {
	it.each<[what: string, parts: Partial<DraftState>, outcome: string]>([
		["has 100 files", { files: many(100, () => fileOf(1)) }, "fits"],
		["hasn’t 101 files", { files: many(101, () => fileOf(1)) }, "ValidationError Files"],
		["has 500 fields", { fields: many(500, () => draftField({})) }, "fits"],
		["hasn’t 501 fields", { fields: many(501, () => draftField({})) }, "ValidationError Roles"],
		[
			"hasn’t pictures of many megabytes",
			{ fields: many(1, () => draftField({ value: "x".repeat(4e7) })) },
			"TooLarge",
		],
	])("%s", (_, parts, outcome) => expect(codeOf(() => requireRoom(stateOf(parts)))).toBe(outcome));

	it.each([
		[50, true],
		[51, false],
	])("with %d roles fits: %s", (count, fits) => {
		const roles = Array.from({ length: count }, (_, index) => ({
			name: `Role ${index}`,
			index: Math.min(index + 1, 50),
		}));
		const { success, error } = createTemplateOperation.body.safeParse({ title: "Lease", roles });
		expect(success).toBe(fits);
		if (!fits)
			expect(error?.issues[0]).toMatchObject({ path: ["roles"], message: expect.stringContaining("50 roles") });
	});
});

/** A template with so many roles, pages and bytes. */
function template(roles: number, pages: number, sizeBytes: number, name: string): StoredTemplate {
	const fileId = randomUUID();
	const orders = keysBetween(null, null, roles);
	const recipients = many(roles, (index) => draftRecipient({ order: orders[index] ?? "", role: `${name} ${index}` }));
	const allows = { message: true, newRoles: true, newFiles: true, fileChanges: true };
	return {
		id: randomUUID(),
		files: [{ id: fileId, sizeBytes }],
		current: {
			...{ version: 1, state: stateOf({ recipients, files: { [fileId]: fileOf(pages) } }) },
			terms: { title: name, description: "", allows, fieldPermission: null, groupSignerSettings: null },
		},
	} as unknown as StoredTemplate;
}

describe("templates that are merged", () => {
	const MEGABYTE = 1_048_576;
	it.each<[what: string, each: [roles: number, pages: number, bytes: number], outcome: string]>([
		["have 50 roles, 2,000 pages and 100 MB", [25, 1_000, 50 * MEGABYTE], "fits"],
		["haven’t 52 roles", [26, 1, 1], "ValidationError TemplateIds"],
		["haven’t 2,002 pages", [1, 1_001, 1], "ValidationError TemplateIds"],
		["haven’t more than 100 MB", [1, 1, 50 * MEGABYTE + 1], "ValidationError TemplateIds"],
	])("%s", (_, each, outcome) => {
		expect(codeOf(() => mergeTemplates([template(...each, "Lease"), template(...each, "Annex")]))).toBe(outcome);
	});
});

it("an account has 10,000 templates, with those in the trash, and another when one is deleted", async () => {
	const caller = await makeCaller();
	const templateId = await makeTemplate(caller);
	await db().$executeRaw`
		INSERT INTO "Template" ("id", "accountId", "teamId", "ownerId", "title", "createdAt", "activityAt", "deletedAt")
		SELECT gen_random_uuid(), "accountId", "teamId", "ownerId", 'Lease', now(), now(),
			CASE WHEN n % 2 = 0 THEN now() END
		FROM "Template", generate_series(2, ${TEMPLATE_LIMITS.templates}::int) n WHERE "id" = ${templateId}::uuid`;
	const create = async () => caller.call("POST", "/v1/template/create", await templateForm());
	const full = await create();
	expect([full.status, full.body.error]).toEqual([413, expect.stringContaining("10,000 templates")]);
	await caller.call("DELETE", `/v1/template/delete?templateId=${templateId}&deletePermanently=true`);
	expect((await create()).status).toBe(201);
});
