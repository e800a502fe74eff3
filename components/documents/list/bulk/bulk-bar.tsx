"use client";

import { BellRing, Download, Tag, Trash2, Undo2, UserRoundPlus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { MOST_AT_ONCE, MOST_IN_ZIP, type PickableDocument } from "#lib/contract/documents/listing/bulk-action.ts";
import { format } from "#lib/i18n/message.ts";
import type { BulkDialogKind } from "./asked-action.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { BulkAct, BulkFrame } from "./bulk-frame.tsx";
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
	pickPage: ReactNode;
	pickAll: ReactNode;
};

/** What a dialog asks about. */
type AskedFor = { kind: BulkDialogKind; documents: PickableDocument[]; receivers: Receiver[] };

const isOpen = ({ status, sealState }: PickableDocument) => status === "InProgress" && sealState === "None";

/** What can be done to the documents that are chosen. */
export function BulkBar({ picked, total, bulk, people, labels, onClear, ...boxes }: Props) {
	const [dialog, setDialog] = useState<AskedFor | null>(null);
	const bar = useRef<HTMLDivElement>(null);
	const open = picked.filter(isOpen);
	const receivers = receiversOf(people, picked);
	const revocable = picked.filter((one) => isOpen(one) || one.status === "Scheduled");
	return (
		<BulkFrame
			{...{ bar, onClear, running: bulk.running, count: picked.length, ...boxes }}
			acts={
				<Acts
					{...{ picked, open, revocable, receivers, bulk }}
					onAsk={(kind) => setDialog({ kind, documents: kind === "revoke" ? revocable : picked, receivers })}
				/>
			}
			below={<LeftOut picked={picked.length} total={total} open={open.length} revocable={revocable.length} />}
		>
			{dialog ? <BulkDialog {...dialog} {...{ labels, bulk }} opener={bar} onClose={() => setDialog(null)} /> : null}
		</BulkFrame>
	);
}

type ActsProps = Pick<Props, "picked" | "bulk"> & {
	receivers: Receiver[];
	open: PickableDocument[];
	revocable: PickableDocument[];
	onAsk: (dialog: BulkDialogKind) => void;
};

function Acts({ picked, open, revocable, receivers, bulk, onAsk }: ActsProps) {
	const { bulk: words } = useWords("list");
	return (
		<>
			<BulkAct icon={BellRing} count={open.length} onClick={() => bulk.run(open, { act: "remind" })}>
				{format(words.remind, { count: open.length })}
			</BulkAct>
			<BulkAct icon={Tag} count={picked.length} onClick={() => onAsk("label")}>
				{words.label}
			</BulkAct>
			<BulkAct icon={UserRoundPlus} count={receivers.length} onClick={() => onAsk("handOver")}>
				{words.handOver}
			</BulkAct>
			<Zip picked={picked} />
			<BulkAct icon={Undo2} count={revocable.length} onClick={() => onAsk("revoke")}>
				{format(words.revoke, { count: revocable.length })}
			</BulkAct>
			<BulkAct icon={Trash2} count={picked.length} onClick={() => onAsk("delete")}>
				{format(words.delete, { count: picked.length })}
			</BulkAct>
		</>
	);
}

type LeftOutProps = { picked: number; total: ListTotal | null; open: number; revocable: number };

/** What of the list is not chosen, what an action leaves out of the rest, and why; nothing where all is meant. */
function LeftOut({ picked, total, open, revocable }: LeftOutProps) {
	const { bulk: words } = useWords("list");
	const sentences = [
		...(total && total.total > picked ? [format(words.pickedOf, { count: picked, ...total, most: MOST_AT_ONCE })] : []),
		...(picked > MOST_IN_ZIP ? [format(words.leftOut.zip, { most: MOST_IN_ZIP })] : []),
		...(open > 0 && open < picked ? [format(words.leftOut.remind, { count: picked - open })] : []),
		...(revocable > 0 && revocable < picked ? [format(words.leftOut.revoke, { count: picked - revocable })] : []),
	];
	if (sentences.length === 0) return null;
	return <p className="w-0 min-w-full pb-1 text-ink-soft max-md:order-2">{sentences.join(" ")}</p>;
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
