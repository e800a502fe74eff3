"use client";

import { Ban, CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { Dialog } from "#components/ui/dialog.tsx";
import { isStillRequired } from "#lib/fields/values.ts";
import type { SigningMessages } from "#lib/i18n/signing/en.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { type FieldState, isEditable, isShut, isStateFilled, toRuleField } from "./field-state.ts";
import { fieldName } from "./field-words.ts";
import { useSigning } from "./signing-context.tsx";
import { problemOf, type SigningState, shownStates } from "./signing-state.ts";

/** All fields as a list: another way through the document than its pages. */
export function FieldList() {
	const { state, messages, dispatch, verbs } = useSigning();
	const { fields } = messages;
	const shown = shownStates(state);
	const rules = shown.map(toRuleField);
	const close = () => dispatch({ type: "panel", panel: { kind: "none" } });
	return (
		<Dialog
			title={fields.listTitle}
			description={fields.listIntro}
			isOpen
			look="side"
			onClose={close}
			closeLabel={messages.actions.close}
		>
			<ol className="flex flex-col">
				{shown.filter(isEditable).map((one) => {
					const { Icon, tone, word } = lookOf(state, one, fields);
					const need = isStillRequired(toRuleField(one), rules) ? fields.required : fields.optional;
					return (
						<li key={one.field.id} className="border-line border-b last:border-0">
							<button
								type="button"
								className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken"
								onClick={() => verbs.goTo(one.field.id)}
							>
								<Icon size={20} className={`shrink-0 ${tone}`} aria-hidden="true" />
								<span className="min-w-0 flex-1">
									<span className="block truncate font-medium text-read">{fieldName(one.field, messages)}</span>
									<span className="block text-ink-soft text-sm">
										{word} · {need} · {fill(fields.onPage, { page: one.field.page })}
									</span>
								</span>
							</button>
						</li>
					);
				})}
			</ol>
		</Dialog>
	);
}

/** How a field stands: an icon and a word. */
function lookOf(state: SigningState, one: FieldState, words: SigningMessages["fields"]) {
	if (problemOf(state, one) !== null) return { Icon: CircleAlert, tone: "text-bad", word: words.needsMending };
	if (isStateFilled(one)) return { Icon: CircleCheck, tone: "text-good", word: words.filled };
	if (isShut(state.fields, one)) return { Icon: Ban, tone: "text-ink-soft", word: words.unavailable };
	return { Icon: CircleDashed, tone: "text-ink-soft", word: words.empty };
}
