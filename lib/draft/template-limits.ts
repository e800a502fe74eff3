import { thingOf } from "./collections.ts";
import { isCopy } from "./copies.ts";
import type { DraftField, DraftRecipient, DraftState, TemplateLimits } from "./draft-state.ts";
import type { DraftOperation } from "./draft-step.ts";
import { isSameValue } from "./is-same-value.ts";

/** Why a document made from a template doesn’t take a change. */
const TEMPLATE_REASONS = [
	"message",
	"newRoles",
	"newFiles",
	"fileChanges",
	/** Who has the role. */
	"person",
	"roleRemoval",
	"newFields",
	"field",
	"fieldRemoval",
	/** What a field begins with. */
	"value",
] as const;

export type TemplateReason = (typeof TEMPLATE_REASONS)[number];

/** What says who has a role. */
const OF_PERSON = [
	...(["type", "name", "email", "groupId", "people", "role", "phone", "hostName", "hostEmail"] as const),
	...(["roleIndex", "mayChange", "mayRemove"] as const),
] satisfies (keyof DraftRecipient)[];

/** What says in which file a field is: another file that takes the place of one takes over its fields. */
const OF_FILE: ReadonlySet<string> = new Set(["fileId", "foundAs"] satisfies (keyof DraftField)[]);

/**
 * Why a document made from a template doesn’t take a step; null: it does. The same in browser and server.
 *
 * @param state as it is before the step
 */
export function whyTemplateForbids(operations: readonly DraftOperation[], state: DraftState): TemplateReason | null {
	const { template } = state;
	if (!template) return null;
	const removed = new Set(
		operations.flatMap((one) => (one.kind === "remove" && one.in === "recipients" ? [one.id] : [])),
	);
	const isReplacing = operations.some(({ kind, in: where }) => kind === "remove" && where === "files");
	const step = { state, removed, isReplacing };
	for (const operation of operations) {
		const reason = reasonOf(operation, template, step);
		if (reason) return reason;
	}
	return null;
}

type Step = {
	state: DraftState;
	/** Roles that the step removes: their fields go with them. */
	removed: ReadonlySet<string>;
	/** A file takes the place of another. */
	isReplacing: boolean;
};

function reasonOf(operation: DraftOperation, limits: TemplateLimits, step: Step): TemplateReason | null {
	const { allows } = limits;
	switch (operation.in) {
		case "document":
			return "message" in operation.set && !allows.message ? "message" : null;
		case "files":
			return whyFileFixed(operation, allows, step);
		case "recipients":
			return ofRecipient(operation, allows, step);
		case "fields":
			return ofField(operation, limits, step);
	}
}

type OperationIn<C> = Extract<DraftOperation, { in: C }>;

function whyFileFixed(
	operation: OperationIn<"files">,
	{ newFiles, fileChanges }: TemplateLimits["allows"],
	{ isReplacing }: Step,
): TemplateReason | null {
	if (operation.kind === "add" && !isReplacing) return newFiles ? null : "newFiles";
	// That something found in a file is no field changes nothing of the file.
	const isOfFinds = operation.kind === "patch" && Object.keys(operation.set).every((key) => key === "notFields");
	return fileChanges || isOfFinds ? null : "fileChanges";
}

function ofRecipient(
	operation: OperationIn<"recipients">,
	{ newRoles }: TemplateLimits["allows"],
	{ state }: Step,
): TemplateReason | null {
	if (operation.kind === "add") return newRoles || isCopy(operation.value) ? null : "newRoles";
	const known = thingOf(state, "recipients", operation.id);
	if (operation.kind === "remove") return known && !mayRemoveRole(known) ? "roleRemoval" : null;
	const becomesRole = known && isCopy(known) && operation.set.type !== undefined && !isCopy(operation.set as never);
	if (becomesRole && !newRoles) return "newRoles";
	const isOfPerson = Object.keys(operation.set).some((key) => OF_PERSON.some((one) => one === key));
	return known && isOfPerson && !mayChangePerson(known) ? "person" : null;
}

function ofField(
	operation: OperationIn<"fields">,
	limits: TemplateLimits,
	{ state, removed, isReplacing }: Step,
): TemplateReason | null {
	if (operation.kind === "add") return limits.fields.canAdd ? null : "newFields";
	const known = thingOf(state, "fields", operation.id);
	if (!known) return null;
	const field = { ...known, key: operation.id };
	if (operation.kind === "remove") {
		return removed.has(known.recipientId) || mayRemoveField(field, limits) ? null : "fieldRemoval";
	}
	const keys = Object.keys(operation.set).filter((key) => !(isReplacing && OF_FILE.has(key)));
	if (keys.includes("value") && limits.fixedValues.includes(operation.id)) return "value";
	return keys.some((key) => key !== "value") && !mayChangeField(field, limits) ? "field" : null;
}

export function mayChangePerson({ mayChange = true }: Pick<DraftRecipient, "mayChange">): boolean {
	return mayChange;
}

/** Whether the role’s person changes; upper and lower case count as the same. */
export function changesPerson(known: DraftRecipient, next: DraftRecipient): boolean {
	const plain = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);
	return OF_PERSON.some((key) => !isSameValue(plain(known[key]), plain(next[key])));
}

export function mayRemoveRole({ mayRemove = true }: Pick<DraftRecipient, "mayRemove">): boolean {
	return mayRemove;
}

type KeyedField = Pick<DraftField, "mayChange" | "mayRemove"> & { key: string };

/** Whether anything but the value of a field can be changed. */
export function mayChangeField({ key, mayChange = true }: KeyedField, limits: TemplateLimits): boolean {
	return mayChange && canModify(key, limits);
}

export function mayRemoveField({ key, mayRemove = true }: KeyedField, limits: TemplateLimits): boolean {
	return mayRemove && canModify(key, limits);
}

function canModify(key: string, { fields, templateFields }: TemplateLimits): boolean {
	return fields.canModify || templateFields?.includes(key) === false;
}

/** Whether a field still lacks the value that its template asks the sender for. */
export function needsSendersValue({ needsValue = false, value }: Pick<DraftField, "needsValue" | "value">): boolean {
	return needsValue && (value === null || value === "");
}
