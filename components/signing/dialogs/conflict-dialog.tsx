"use client";

import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import type { ShownValue } from "#lib/contract/signing/signing-page.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { displayText } from "#lib/fields/values/format.ts";
import { format } from "#lib/i18n/message.ts";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import type { Conflict } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";

/** Another window wrote first: both entries, of which one is chosen. It cannot be closed without a choice: that would drop one unseen. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
	const { messages, dispatch, verbs } = useSigning();
	const current = useSigningState(({ fields }) => fields.find((one) => one.field.id === conflict.id));
	if (!current) return null;
	const words = messages.conflict;
	const keepTheirs = () => dispatch({ type: "chosen", id: conflict.id });
	return (
		<Dialog
			title={format(words.title, { field: fieldName(current.field, messages) })}
			description={words.intro}
			isOpen
			footer={
				<>
					<Button size="lg" onClick={keepTheirs}>
						{words.keepTheirs}
					</Button>
					<Button size="lg" variant="primary" onClick={() => verbs.keepMine(conflict)}>
						{words.keepMine}
					</Button>
				</>
			}
		>
			<dl className="flex flex-col gap-3">
				<Entry label={words.theirs} field={current.field} entry={current.shown} />
				<Entry label={words.mine} field={current.field} entry={conflict.mine} />
			</dl>
		</Dialog>
	);
}

type EntryProps = { label: string; field: FieldDefinition; entry: ShownValue | File | null };

function Entry({ label, field, entry }: EntryProps) {
	return (
		<div className="rounded-control border border-line px-4 py-3">
			<dt className="text-ink-soft text-sm">{label}</dt>
			<dd className="mt-1 whitespace-pre-wrap break-words text-read" dir="auto">
				{useEntryText(field, entry)}
			</dd>
		</div>
	);
}

/** An entry in words: marks are only said to be there. */
function useEntryText(field: FieldDefinition, entry: ShownValue | File | null): string {
	const { messages, display } = useSigning();
	const { fields } = messages;
	if (entry instanceof File || entry?.kind === "file") return entry.name;
	const value = entry?.kind === "text" ? entry.value : null;
	if (FIELD_REGISTRY[field.type].kind === "choice") return value === "on" ? fields.checked : fields.unchecked;
	if (entry?.kind === "mark") return fields.filled;
	return (value && displayText({ ...field, value }, display)) || value || fields.empty;
}
