"use client";

import { format } from "#lib/i18n/message.ts";
import type { FieldState } from "../state/field-state.ts";
import { fieldName, problemText } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { progressOf } from "../state/signing-progress.ts";
import { useSigningState } from "../state/use-signing-state.ts";

const NONE: readonly FieldState[] = [];

/** What was missed on the way, each with a link to its field. Read out when it appears. */
export function ErrorSummary() {
	const { messages, display, verbs } = useSigning();
	const missing = useSigningState((state) => (state.showsErrors ? progressOf(state).missing : NONE));
	if (missing.length === 0) return null;
	return (
		<div id="missed" className="border-line border-b bg-bad-soft px-4 py-3" role="alert">
			<h2 className="font-semibold text-read">{format(messages.summary.title, { count: missing.length })}</h2>
			<ul className="mt-1 max-h-[min(9rem,25dvh)] overflow-y-auto">
				{missing.map((one) => {
					const problem = one.problem ?? { code: "required" as const };
					return (
						<li key={one.field.id}>
							<button
								type="button"
								className="flex min-h-8 w-full flex-wrap items-baseline gap-x-2 py-1 text-left underline-offset-2 hover:underline"
								onClick={() => verbs.goTo(one.field.id)}
							>
								<span className="font-medium underline">{fieldName(one.field, messages)}</span>
								<span className="text-ink-soft">
									{format(messages.fields.onPage, { page: one.field.page })} ·{" "}
									{problemText(one.field, problem, messages, display)}
								</span>
							</button>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
