import type { TemplateTerms } from "#lib/db/template-terms.ts";
import type { DraftState, TemplateLimits } from "#lib/draft/draft-state.ts";
import { mayFill } from "./fill-template.ts";

/** What a template lets the senders of its documents change. */
export function templateLimits({ state, terms }: { state: DraftState; terms: TemplateTerms }): TemplateLimits {
	const { canAdd = true, canModify = true } = terms.fieldPermission ?? {};
	const fixedValues = Object.entries(state.fields).flatMap(([id, field]) => (mayFill(field, terms) ? [] : [id]));
	const templateFields = canModify ? undefined : Object.keys(state.fields);
	return { allows: terms.allows, fields: { canAdd, canModify }, templateFields, fixedValues };
}
