"use client";

import { BellRing, Download, type LucideIcon, Tag, Trash2, Undo2, UserRoundPlus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { MOST_AT_ONCE, MOST_IN_ZIP, type PickableDocument } from "#lib/contract/documents/bulk-action.ts";
import { formatNumber, plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { BulkDialogKind } from "./asked-action.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { type Receiver, receiversOf } from "./receivers.ts";
import type { useBulk } from "./use-bulk.ts";
import type { ListTotal } from "./use-picked.ts";

type Props = {
	picked: PickableDocument[];
	/** How many the list has, where all of it was chosen. */
	total: ListTotal | null;
	bulk: ReturnType<typeof useBulk>;
	/** To whom documents can be given; nobody: that is not for the reader. */
	people: Receiver[];
	labels: string[];
	onClear: () => void;
	children: ReactNode;
};

/** What a dialog asks about. */
type AskedFor = { kind: BulkDialogKind; documents: PickableDocument[]; receivers: Receiver[] };

const isOpen = ({ status, sealState }: PickableDocument) => status === "InProgress" && sealState === "None";

/** What can be done to the documents that are chosen; it stands in the table's head, and at the bottom of a phone. */
export function BulkBar({ children, ...props }: Props) {
	const { bulk: words } = useWords("list");
	const { running } = props.bulk;
	const [dialog, setDialog] = useState<AskedFor | null>(null);
	const bar = useRef<HTMLDivElement>(null);
	return (
		<div
			ref={bar}
			tabIndex={-1}
			data-bulk-bar=""
			className="z-20 flex min-h-12 flex-wrap items-center gap-x-1.5 border-line bg-seal-soft px-5 py-1 outline-none max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:pb-[max(0.25rem,env(safe-area-inset-bottom))] md:border-b"
		>
			{running ? (
				<span role="status" className="font-medium tabular-nums">
					{fill(words.running, { done: running.done, total: running.total })}
				</span>
			) : (
				<Acts {...props} onAsk={setDialog}>
					{children}
				</Acts>
			)}
			{dialog ? (
				<BulkDialog {...dialog} labels={props.labels} bulk={props.bulk} opener={bar} onClose={() => setDialog(null)} />
			) : null}
		</div>
	);
}

function Acts({
	picked,
	total,
	bulk,
	people,
	onClear,
	onAsk,
	children,
}: Omit<Props, "labels"> & { onAsk: (asked: AskedFor) => void }) {
	const { bulk: words } = useWords("list");
	const locale = useWordsLocale();
	const open = picked.filter(isOpen);
	const receivers = receiversOf(people, picked);
	const revocable = picked.filter((one) => isOpen(one) || one.status === "Scheduled");
	return (
		<>
			{children}
			<span role="status" className="px-1 font-medium tabular-nums">
				{plural(locale, picked.length, words.selected)}
			</span>
			<ActRow
				{...{ picked, open, revocable, receivers, bulk }}
				onAsk={(kind) => onAsk({ kind, documents: kind === "revoke" ? revocable : picked, receivers })}
			/>
			<Button
				size="sm"
				variant="ghost"
				className="ml-auto"
				aria-label={words.clear}
				title={words.clear}
				icon={<X size={16} aria-hidden="true" />}
				onClick={onClear}
			/>
			<LeftOut picked={picked.length} total={total} open={open.length} revocable={revocable.length} />
		</>
	);
}

type ActRowProps = Pick<Props, "picked" | "bulk"> & {
	receivers: Receiver[];
	open: PickableDocument[];
	revocable: PickableDocument[];
	onAsk: (dialog: BulkDialogKind) => void;
};

/** What can be done; on a phone a line of its own, which can be pushed. */
function ActRow({ picked, open, revocable, receivers, bulk, onAsk }: ActRowProps) {
	const { bulk: words } = useWords("list");
	const locale = useWordsLocale();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing is done, what has the focus is shown whole
		<div
			onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
			className="flex scroll-px-4 items-center gap-1.5 max-md:order-1 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4"
		>
			<Act icon={BellRing} count={open.length} onClick={() => bulk.run(open, { act: "remind" })}>
				{plural(locale, open.length, words.remind)}
			</Act>
			<Act icon={Tag} count={picked.length} onClick={() => onAsk("label")}>
				{words.label}
			</Act>
			<Act icon={UserRoundPlus} count={receivers.length} onClick={() => onAsk("handOver")}>
				{words.handOver}
			</Act>
			<Zip picked={picked} />
			<Act icon={Undo2} count={revocable.length} tone="text-bad!" onClick={() => onAsk("revoke")}>
				{plural(locale, revocable.length, words.revoke)}
			</Act>
			<Act icon={Trash2} count={picked.length} tone="text-bad!" onClick={() => onAsk("delete")}>
				{plural(locale, picked.length, words.delete)}
			</Act>
		</div>
	);
}

type LeftOutProps = { picked: number; total: ListTotal | null; open: number; revocable: number };

/** What of the list is not chosen, what an action leaves out of the rest, and why; nothing where all is meant. */
function LeftOut({ picked, total, open, revocable }: LeftOutProps) {
	const { bulk: words } = useWords("list");
	const locale = useWordsLocale();
	const most = formatNumber(locale, MOST_AT_ONCE);
	const sentences = [
		...(total && total.total > picked ? [fill(words.pickedOf, { ...inNumbers(locale, picked, total), most })] : []),
		...(picked > MOST_IN_ZIP ? [fill(words.leftOut.zip, { most: formatNumber(locale, MOST_IN_ZIP) })] : []),
		...(open > 0 && open < picked ? [plural(locale, picked - open, words.leftOut.remind)] : []),
		...(revocable > 0 && revocable < picked ? [plural(locale, picked - revocable, words.leftOut.revoke)] : []),
	];
	if (sentences.length === 0) return null;
	return <p className="w-full pb-1 text-ink-soft max-md:order-2">{sentences.join(" ")}</p>;
}

function inNumbers(locale: string, picked: number, { total, isMore }: ListTotal) {
	return { count: formatNumber(locale, picked), total: `${formatNumber(locale, total)}${isMore ? "+" : ""}` };
}

function Zip({ picked }: { picked: PickableDocument[] }) {
	const { download } = useWords("list").bulk;
	if (picked.length > MOST_IN_ZIP) return null;
	return (
		<ButtonLink
			size="sm"
			variant="ghost"
			href={`/documents/zip?ids=${picked.map(({ id }) => id).join(",")}`}
			icon={<Download size={16} aria-hidden="true" />}
		>
			{download}
		</ButtonLink>
	);
}

type ActProps = { icon: LucideIcon; count: number; tone?: string; onClick: () => void; children: ReactNode };

/** Something that can be done to some of them; not shown where there are none. */
function Act({ icon: Icon, count, tone, onClick, children }: ActProps) {
	if (count === 0) return null;
	return (
		<Button size="sm" variant="ghost" className={tone} icon={<Icon size={16} aria-hidden="true" />} onClick={onClick}>
			{children}
		</Button>
	);
}
