"use client";

import { useDesk, useFile } from "#components/editor/state/use-editor.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Props = { id: string; onClose: () => void; onRemove: () => void };

/** Says what goes with a file before it goes. */
export function RemoveFileDialog({ id, onClose, onRemove }: Props) {
	const words = useWords("editor").panels.files.remove;
	const common = useWords("common");
	const file = useFile(id);
	const count = useDesk(({ draft }) => Object.values(draft.fields).filter((field) => field.fileId === id).length);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			closeLabel={common.close}
			title={format(words.title, { name: file?.name ?? "" })}
			description={count === 0 ? words.plain : format(words.about, { count })}
			footer={
				<>
					<Button onClick={onClose}>{words.keep}</Button>
					<Button variant="danger" onClick={onRemove}>
						{words.action}
					</Button>
				</>
			}
		/>
	);
}
