"use client";

import { fieldName, formulaWords } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";
import { formulasUsing } from "../state/with-formulas.ts";

/** What is calculated from a field: the sheet lies over the page on which it stands. */
export function SheetResults({ fieldId }: { fieldId: string }) {
	const { messages, display } = useSigning();
	const results = useSigningState((state) => formulasUsing(state, fieldId));
	if (results.length === 0) return null;
	return (
		<dl className="flex max-h-40 flex-col gap-1 overflow-y-auto border-line border-t pt-3">
			{results.map((one) => (
				<div key={one.field.id} className="flex items-baseline justify-between gap-4">
					<dt className="min-w-2/5 truncate text-ink-soft">{fieldName(one.field, messages)}</dt>
					<dd className={one.shown ? "text-right font-medium tabular-nums" : "text-right text-ink-soft text-sm"}>
						{formulaWords(one, messages, display)}
					</dd>
				</div>
			))}
		</dl>
	);
}
