import { useWords } from "#components/ui/words.tsx";
import type { DraftField, TemplateLimits } from "#lib/draft/draft-state.ts";
import {
	mayChangeField,
	mayChangePerson,
	mayRemoveField,
	mayRemoveRole,
	type TemplateReason,
} from "#lib/draft/template-limits.ts";
import { useDesk, useRecipient } from "../state/use-editor.ts";

/** In words, why a document made from a template doesn’t take a change; null: it does. */
function useWhy(reason: TemplateReason, isForbidden: boolean): string | null {
	const { forbids } = useWords("editor").template;
	return isForbidden ? forbids[reason] : null;
}

function useLimits(): TemplateLimits | null {
	return useDesk(({ draft }) => draft.template ?? null);
}

/** Why the message can’t be changed, or roles and files can’t be added or changed. */
export function useWhyTerm(term: keyof TemplateLimits["allows"]): string | null {
	const limits = useLimits();
	return useWhy(term, limits?.allows[term] === false);
}

/** Why no field can be placed. */
export function useWhyNoFields(): string | null {
	const limits = useLimits();
	return useWhy("newFields", limits?.fields.canAdd === false);
}

/** Why someone else can’t have a role, and why it can’t be removed. */
export function useWhyRole(recipientId: string): { person: string | null; removal: string | null } {
	const limits = useLimits();
	const role = useRecipient(recipientId);
	const isOf = limits !== null && role !== null;
	return {
		person: useWhy("person", isOf && !mayChangePerson(role)),
		removal: useWhy("roleRemoval", isOf && !mayRemoveRole(role)),
	};
}

/** Why fields can’t be changed or removed, and why what they begin with can’t. */
export function useWhyFields(fields: readonly DraftField[], keys: readonly string[]) {
	const limits = useLimits();
	const keyed = fields.map((field, index) => ({ ...field, key: keys[index] ?? "" }));
	return {
		field: useWhy("field", limits !== null && keyed.some((field) => !mayChangeField(field, limits))),
		removal: useWhy("fieldRemoval", limits !== null && keyed.some((field) => !mayRemoveField(field, limits))),
		value: useWhy("value", limits !== null && keys.some((key) => limits.fixedValues.includes(key))),
	};
}
