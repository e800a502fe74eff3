import { describe, expect, it } from "vitest";
import type { DraftDocument, DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { changedItems } from "./changed-items.ts";
import type { ComparedVersion } from "./compared.ts";
import type { SettingKey } from "./setting-values.ts";

const STATE: DraftState = {
	...emptyDraft(),
	files: { [ID.file]: draftFile() },
	recipients: { [ID.anna]: draftRecipient({ roleIndex: 1, role: "Tenant" }) },
	fields: { [ID.one]: draftField({ id: "sign" }), [ID.two]: draftField({ id: "text", type: "TextBox" }) },
};
const TERMS: ComparedVersion["terms"] = {
	...{ title: "Lease", description: "", fieldPermission: null, groupSignerSettings: null },
	allows: { message: true, newRoles: true, newFiles: true, fileChanges: true },
};
const BRAND = "b1000000-0000-4000-8000-000000000000";

/** What changed, as “name: before → after”. */
function changed(after: Partial<ComparedVersion>, settings: SettingKey[] = [], before: Partial<ComparedVersion> = {}) {
	const start = { state: STATE, terms: TERMS };
	const reader = { ...workplaceMessages("EN"), locale: "EN", names: { [BRAND]: "Acme" } };
	const items = changedItems({ before: { ...start, ...before }, after: { ...start, ...after } }, settings, reader);
	return items.map(({ title, values }) => [
		title.replace(/[\u2068\u2069]/g, ""),
		...values.map(({ name, before: was, after: is }) => [name, ...(was === is ? [] : [was, is])].join("|")),
	]);
}

const withDocument = (document: Partial<DraftDocument>) => ({
	state: { ...STATE, document: { ...STATE.document, ...document } },
});
const withFields = (fields: Record<string, DraftField>) => ({ state: { ...STATE, fields } });

describe("what changed between two versions of a template", () => {
	it("is nothing where both are the same", () => {
		expect(changed({})).toEqual([]);
	});

	it("is said of settings with both values, once for settings that have one title", () => {
		const document: Partial<DraftDocument> = {
			...{ message: "Hello", enableSigningOrder: true, labels: ["2026"], brandId: BRAND, hideDocumentId: true },
			...{
				expiryDateType: "Days" as const,
				expiryValue: 30,
				disableEmails: true,
				recipientNotifications: { viewed: false },
			},
			reminders: { enableAutoReminder: true, reminderDays: 3, reminderCount: 5 },
		};
		const settings: SettingKey[] = [
			...(["message", "enableSigningOrder", "labels", "brandId", "hideDocumentId", "expiryDateType"] as const),
			...(["expiryValue", "disableEmails", "recipientNotifications", "reminders"] as const),
		];
		expect(changed(withDocument(document), settings)).toEqual([
			["Message", "||Hello"],
			["Signing order", "|Off|On"],
			["Document labels", "||2026"],
			["Brand", "|Default|Acme"],
			["Document ID", "Hide document ID on pages|Off|On"],
			["Expiry", "|Default|After 30 days"],
			["Notifications", "Email recipients|On|Off", "Document viewed|On|Off"],
			["Reminders", "|Default|Every 3 days, up to 5"],
		]);
		const terms = {
			...TERMS,
			title: "Rent",
			fieldPermission: { canAdd: false, canModify: true, canModifyDefaultValue: true },
		};
		expect(changed({ terms }, ["title", "fieldPermission"])).toEqual([
			["Title", "|Lease|Rent"],
			["Field permissions", "Add fields|On|Off"],
		]);
		const gone = withDocument({ brandId: ID.gone });
		expect(changed({}, ["brandId"], gone)).toEqual([["Brand", "|Deleted brand|Default"]]);
	});

	it("is said of roles and files with both values", () => {
		const role = draftRecipient({ roleIndex: 1, role: "Lessee", type: "Reviewer", name: "Ann", mayChange: false });
		const state = { ...STATE, recipients: { [ID.anna]: role }, files: { [ID.file]: draftFile({ name: "rent.pdf" }) } };
		expect(changed({ state })).toEqual([
			[
				"Role: Tenant",
				"Role name|Tenant|Lessee",
				...["Action|Signs|Reviews", "Name|Anna Lee|Ann", "Senders can change the person|On|Off"],
			],
			["File: lease.pdf", "|lease.pdf|rent.pdf"],
		]);
		const secured = draftRecipient({
			...{ roleIndex: 1, role: "Tenant", locale: "FR", deliveryMode: "SMS" },
			authentication: { method: "EmailOTP", tries: null, frequency: null },
		});
		expect(changed({ state: { ...STATE, recipients: { [ID.anna]: secured } } })).toEqual([
			["Role: Tenant", "Send via|Email|SMS", "Language|English|French", "Signer authentication|None|Email code"],
		]);
	});

	it("is said of fields, without numbers of where they are, and once of fields that say the same", () => {
		const bounds = { x: 1, y: 2, width: 90, height: 30 };
		const [sign, text] = [draftField({ id: "sign" }), draftField({ id: "text", type: "TextBox" })];
		const named = withFields({
			[ID.one]: draftField({ id: "sign", isRequired: !sign.isRequired, page: 2 }),
			[ID.two]: draftField({ id: "text", type: "TextBox", label: "Rent", value: "900", tabIndex: 3 }),
		});
		expect(changed(named)).toEqual([
			["Signature, Tenant", "Page|1|2", expect.stringMatching(/^Required\|/)],
			["Text, Tenant", "Label||Rent", "Default value||900"],
		]);
		const renamed = {
			...STATE,
			recipients: { [ID.anna]: draftRecipient({ roleIndex: 1, role: "Lessee" }) },
			fields: { ...STATE.fields, [ID.one]: { ...sign, label: "Sign here" } },
		};
		expect(changed({ state: renamed })).toEqual([
			["Role: Tenant", "Role name|Tenant|Lessee"],
			["Signature, Tenant", "Label||Sign here"],
		]);
		const second = { ...STATE.recipients, [ID.ben]: draftRecipient({ roleIndex: 2, role: "Landlord" }) };
		const assigned = { ...STATE, recipients: second, fields: { [ID.one]: { ...sign, recipientId: ID.ben } } };
		expect(changed({ state: assigned }, [], withFields({ [ID.one]: sign }))).toEqual([
			["Signature, Tenant", "Assigned to|Tenant|Landlord"],
		]);
		const moved = { ...bounds, x: 200 };
		const before = withFields({ [ID.one]: { ...text, id: "a", bounds }, [ID.two]: { ...text, id: "b", bounds } });
		const after = withFields({
			[ID.one]: { ...text, id: "a", bounds: moved },
			[ID.two]: { ...text, id: "b", bounds: moved },
		});
		expect(changed(after, [], before)).toEqual([["Text, Tenant × 2", "Moved"]]);
		const other = withFields({ ...STATE.fields, [ID.one]: { ...sign, tabIndex: 4 } });
		expect(changed(other)).toEqual([["Signature, Tenant", "Other settings"]]);
	});

	it("shows long texts from shortly before their first difference", () => {
		const message = (end: string) => withDocument({ message: `${"Dear tenant, ".repeat(40)}${end}` });
		const [[, value = ""] = []] = changed(message("goodbye"), ["message"], message("hello"));
		expect(value).toMatch(/^\|…(Dear tenant, |tenant, |ear tenant, |.)+hello\|….*goodbye$/);
		expect(value.length).toBeLessThan(130);
	});
});
