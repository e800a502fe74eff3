"use client";

import { type FormEvent, type RefObject, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { BulkAction, PickableDocument } from "#lib/contract/documents/listing/bulk-action.ts";
import { LONGEST_LABEL, MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { askedAction, type BulkDialogKind } from "./asked-action.ts";
import type { Receiver } from "./receivers.ts";
import type { useBulk } from "./use-bulk.ts";

type Props = {
	kind: BulkDialogKind;
	documents: PickableDocument[];
	receivers: Receiver[];
	labels: string[];
	bulk: ReturnType<typeof useBulk>;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

const LIMITS = { characters: LONGEST_LABEL, labels: MAX_LABELS };

/** What is asked before something is done to several documents. */
export function BulkDialog({ kind, documents, receivers, labels, bulk, opener, onClose }: Props) {
	const { bulk: words } = useWords("list");
	const { close } = useWords("common");
	const formId = useId();
	const [problem, setProblem] = useState<string | null>(null);
	const said = words.asks[kind];
	const count = { count: documents.length };
	const isDanger = kind === "revoke" || kind === "delete";

	/** The dialog goes when the action is taken: what was given for it is there as long as it may be refused. */
	async function run(action: BulkAction) {
		if (bulk.running) return;
		const { problem: refused } = await bulk.run(documents, action, onClose);
		if (!refused) return onClose();
		bulk.forget();
		setProblem(refused);
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const submitter = (event.nativeEvent as SubmitEvent).submitter;
		const isRemoval = submitter instanceof HTMLButtonElement && submitter.value === "remove";
		const asked = askedAction(kind, new FormData(event.currentTarget), isRemoval);
		if ("action" in asked) return void run(asked.action);
		const missing = { ...words.missing, delete: "" }[kind];
		setProblem(asked.problem === "missing" ? missing : format(words.wrongLabels[asked.problem], LIMITS));
	}

	return (
		<Dialog
			title={format(said.title, count)}
			description={aboutOf(kind, documents, words)}
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
						<Button onClick={onClose}>{words.cancel}</Button>
					)}
					<Button type="submit" form={formId} variant={isDanger ? "danger" : "primary"} isBusy={bulk.running !== null}>
						{format(said.action, count)}
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

/** What it does to them, and to those that signers still have. */
function aboutOf(kind: BulkDialogKind, documents: PickableDocument[], { asks }: WorkplaceMessages["list"]["bulk"]) {
	const about = format(asks[kind].about, { count: documents.length });
	if (kind !== "delete") return about;
	const open = documents.filter(({ status, sealState }) => status === "InProgress" && sealState === "None").length;
	return open > 0 ? `${about} ${format(asks.delete.open, { count: open })}` : about;
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
	const notice = problem ? <Notice tone="bad">{problem}</Notice> : null;
	if (kind === "delete") return notice;
	if (kind === "revoke") {
		return (
			<TextAreaField label={revoke.reason} name="message" maxLength={5000} error={problem} help={revoke.reasonHelp} />
		);
	}
	if (kind === "handOver") {
		return (
			<div className="flex flex-col gap-4">
				<SelectField label={words.person} name="person">
					{receivers.map(({ id, isReader, ...named }) => (
						<option key={id} value={id}>
							{format(isReader ? words.toYou : words.to, named)}
						</option>
					))}
				</SelectField>
				{notice}
			</div>
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
