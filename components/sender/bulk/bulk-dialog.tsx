"use client";

import { type FormEvent, type RefObject, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { listedIn } from "#components/ui/listed-in.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { BulkAction, PickableDocument } from "#lib/contract/documents/bulk-action.ts";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { Receiver } from "./receivers.ts";
import type { useBulk } from "./use-bulk.ts";

export type BulkDialogKind = "revoke" | "delete" | "label" | "handOver";

type Props = {
	kind: BulkDialogKind;
	documents: PickableDocument[];
	receivers: Receiver[];
	labels: string[];
	bulk: ReturnType<typeof useBulk>;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** What is asked before something is done to several documents. */
export function BulkDialog({ kind, documents, receivers, labels, bulk, opener, onClose }: Props) {
	const { bulk: words } = useWords("list");
	const { actions } = useWords("documents");
	const { close } = useWords("common");
	const locale = useWordsLocale();
	const formId = useId();
	const [problem, setProblem] = useState<string | null>(null);
	const said = words.asks[kind];
	const isDanger = kind === "revoke" || kind === "delete";

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const submitter = (event.nativeEvent as SubmitEvent).submitter;
		const isRemoval = submitter instanceof HTMLButtonElement && submitter.value === "remove";
		const action = actionOf(kind, new FormData(event.currentTarget), isRemoval);
		if (!action) return setProblem(words.missing[kind]);
		onClose();
		void bulk.run(documents, action);
	}

	return (
		<Dialog
			title={plural(locale, documents.length, said.title)}
			description={plural(locale, documents.length, said.about)}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					{kind === "label" ? (
						<Button type="submit" form={formId} name="do" value="remove">
							{words.takeOff}
						</Button>
					) : (
						<Button onClick={onClose}>{isDanger ? actions.keep : words.cancel}</Button>
					)}
					<Button type="submit" form={formId} variant={isDanger ? "danger" : "primary"}>
						{plural(locale, documents.length, said.action)}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={() => setProblem(null)}>
				<Asked {...{ kind, receivers, labels, problem }} />
			</form>
		</Dialog>
	);
}

function actionOf(kind: BulkDialogKind, given: FormData, isRemoval: boolean): BulkAction | null {
	const text = (name: string) => String(given.get(name) ?? "").trim();
	if (kind === "delete") return { act: "delete" };
	if (kind === "revoke") return text("message") ? { act: "revoke", message: text("message") } : null;
	if (kind === "handOver") return text("person") ? { act: "handOver", toUserId: text("person") } : null;
	const labels = listedIn(text("labels"));
	if (labels.length === 0) return null;
	return { act: isRemoval ? "removeLabels" : "addLabels", labels };
}

function Asked({
	kind,
	receivers,
	labels,
	problem,
}: Pick<Props, "kind" | "receivers" | "labels"> & { problem: string | null }) {
	const { bulk: words } = useWords("list");
	const { revoke } = useWords("documents");
	const listId = useId();
	if (kind === "delete") return null;
	if (kind === "revoke") {
		return (
			<TextAreaField label={revoke.reason} name="message" maxLength={5000} error={problem} help={revoke.reasonHelp} />
		);
	}
	if (kind === "handOver") {
		return (
			<SelectField label={words.person} name="person">
				{receivers.map(({ id, isReader, ...named }) => (
					<option key={id} value={id}>
						{fill(isReader ? words.toYou : words.to, named)}
					</option>
				))}
			</SelectField>
		);
	}
	return (
		<>
			<TextField
				label={words.labels}
				name="labels"
				list={listId}
				maxLength={1000}
				error={problem}
				help={words.labelsHelp}
			/>
			<datalist id={listId}>
				{labels.map((label) => (
					<option key={label} value={label} />
				))}
			</datalist>
		</>
	);
}
