"use client";

import { FileUp, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { cx } from "#components/ui/cx.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { ContactVerbs } from "../contact-items.ts";
import { isImportable, type JudgedRow, judgeRows } from "./judge-rows.ts";

/** So many are sent at once. */
const BATCH = 1000;

type Props = { bring: ContactVerbs["bring"]; onClose: () => void };

/** Reads a file in the browser, shows what is in it, and adds what can be added. */
export function ImportDialog({ bring, onClose }: Props) {
	const { import: words, cancel } = useWords("contacts");
	const [rows, setRows] = useState<JudgedRow[]>([]);
	const [wrong, setWrong] = useState<string | null>(null);
	const { run, forget, isBusy, problem } = useAction(bring);
	const open = rows.filter(isImportable);

	async function choose(file: File | undefined) {
		if (!file) return;
		forget();
		const { readContactFile, MAX_ROWS } = await import("./read-file.ts");
		const read = await readContactFile(file);
		setRows(typeof read === "string" ? [] : judgeRows(read));
		setWrong(typeof read === "string" ? formatAny(words.wrong[read], { max: MAX_ROWS }) : null);
	}

	async function submit() {
		if (open.length === 0) return setWrong(wrong ?? words.wrong.noFile);
		let [added, known] = [0, 0];
		for (let at = 0; at < open.length; at += BATCH) {
			const answer = await run({ contacts: open.slice(at, at + BATCH).map(({ row }) => row) });
			if (!answer?.ok) return;
			added += answer.value.added;
			known += answer.value.known;
		}
		onClose();
		toast(`${format(words.added, { count: added })} ${known > 0 ? format(words.known, { count: known }) : ""}`.trim());
	}

	return (
		<FormDialog
			title={words.title}
			description={words.about}
			look="wide"
			action={open.length > 0 ? format(words.run, { count: open.length }) : words.action}
			{...{ cancel, isBusy, onClose }}
			problem={problem ?? wrong}
			onSubmit={() => void submit()}
		>
			<FileChoice onChoose={(file) => void choose(file)} />
			{rows.length > 0 ? <Preview rows={rows} /> : null}
		</FormDialog>
	);
}

function FileChoice({ onChoose }: { onChoose: (file: File | undefined) => void }) {
	const { import: words } = useWords("contacts");
	const id = useId();
	const [name, setName] = useState("");
	return (
		<div className="flex flex-wrap items-center gap-3">
			<input
				id={id}
				type="file"
				accept=".csv,.vcf,.txt,text/vcard"
				className="peer sr-only"
				onChange={({ target }) => {
					setName(target.files?.[0]?.name ?? "");
					onChoose(target.files?.[0]);
				}}
			/>
			<label
				htmlFor={id}
				className={cx(
					buttonClass("secondary"),
					"cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-seal peer-focus-visible:outline-offset-2",
				)}
			>
				<FileUp size={16} aria-hidden="true" />
				{words.choose}
			</label>
			<span className="min-w-0 flex-1 wrap-anywhere text-ink-soft">
				<bdi>{name}</bdi>
			</span>
		</div>
	);
}

const MOST_SHOWN = 100;

/** What is in the file: first what has a problem, then the rest. */
function Preview({ rows }: { rows: JudgedRow[] }) {
	const { import: words } = useWords("contacts");
	const out = rows.filter((row) => !isImportable(row)).length;
	const sorted = [...rows.filter(({ problem }) => problem), ...rows.filter(({ problem }) => !problem)];
	return (
		<div>
			<p role="status" className="mb-2 flex flex-wrap gap-x-2 gap-y-1">
				<span className="rounded-control bg-good-soft px-2 py-0.5">
					{format(words.ready, { count: rows.length - out })}
				</span>
				{out > 0 ? (
					<span className="rounded-control bg-bad-soft px-2 py-0.5">{format(words.skipped, { count: out })}</span>
				) : null}
			</p>
			<section
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
				tabIndex={0}
				aria-label={words.preview}
				className="max-h-72 overflow-y-auto rounded-control border border-line"
			>
				<ul>
					{sorted.slice(0, MOST_SHOWN).map((one) => (
						<PreviewRow key={one.number} {...one} />
					))}
				</ul>
				{rows.length > MOST_SHOWN ? (
					<p className="px-3 py-2 text-ink-soft">{format(words.further, { count: rows.length - MOST_SHOWN })}</p>
				) : null}
			</section>
		</div>
	);
}

function PreviewRow({ row, number, problem }: JudgedRow) {
	const { import: words } = useWords("contacts");
	return (
		<li className="border-line border-b px-3 py-1.5 wrap-anywhere last:border-b-0">
			<bdi className="font-medium">{row.name}</bdi>{" "}
			{row.email === row.name ? null : <bdi className="text-ink-soft">{row.email}</bdi>}
			{problem ? (
				<span className={cx("flex items-start gap-1.5", problem === "phone" ? "text-warn" : "text-bad")}>
					<TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
					{format(words.row, { number, problem: words.problems[problem] })}
				</span>
			) : null}
		</li>
	);
}
