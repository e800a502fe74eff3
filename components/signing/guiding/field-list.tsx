"use client";

import { Ban, CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { type FieldState, isEditable, isStateFilled } from "../state/field-state.ts";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { isAskedFor, isShut, problemOf, shownStates } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";

/** All fields as a list: another way through the document than its pages. */
export function FieldList() {
	const { messages, dispatch, verbs } = useSigning();
	const state = useSigningState((all) => all);
	const { fields } = messages;
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
				{shownStates(state)
					.filter(isEditable)
					.map((one) => {
						const { Icon, tone, word } = lookOf(state, one, fields);
						const need = isAskedFor(state, one) ? fields.required : fields.optional;
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
											{word} · {need} · {format(fields.onPage, { page: one.field.page })}
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
	if (isShut(state, one)) return { Icon: Ban, tone: "text-ink-soft", word: words.unavailable };
	return { Icon: CircleDashed, tone: "text-ink-soft", word: words.empty };
}
