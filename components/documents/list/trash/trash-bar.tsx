import { ArchiveRestore, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { BulkAct, BulkFrame } from "../bulk/bulk-frame.tsx";
import { useBulkHost } from "../bulk/bulk-host.tsx";
import { PickPage } from "../bulk/pick-boxes.tsx";
import type { usePicked } from "../bulk/use-picked.ts";
import { type DeleteFromTrash, DeletePermanentlyDialog } from "./delete-permanently-dialog.tsx";

type Props = { picked: ReturnType<typeof usePicked>; remove: DeleteFromTrash; pickAll: ReactNode };

/** What can be done to the documents that are chosen in the trash. */
export function TrashBar({ picked, remove, pickAll }: Props) {
	const { trash: words } = useWords("list");
	const bulk = useBulkHost();
	const bar = useRef<HTMLDivElement>(null);
	const [isAsking, setIsAsking] = useState(false);
	const count = picked.picked.length;

	async function restore() {
		const end = await bulk.run(picked.picked, { act: "restore" });
		if (!end.problem) picked.clear();
	}

	return (
		<BulkFrame
			{...{ bar, count, pickAll }}
			running={bulk.running}
			pickPage={<PickPage picked={picked} />}
			onClear={picked.clear}
			acts={
				<>
					<BulkAct icon={ArchiveRestore} count={count} onClick={() => void restore()}>
						{format(words.restoreMany, { count })}
					</BulkAct>
					<BulkAct icon={Trash2} count={count} onClick={() => setIsAsking(true)}>
						{words.remove}
					</BulkAct>
				</>
			}
		>
			{isAsking ? (
				<DeletePermanentlyDialog
					documentIds={picked.picked.map(({ id }) => id)}
					total={{ count, isMore: false }}
					action={words.remove}
					opener={bar}
					remove={remove}
					onDone={picked.clear}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</BulkFrame>
	);
}
