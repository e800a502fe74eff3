"use client";

import { useCallback, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useModal } from "#components/ui/dialogs/use-modal.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useNamedRecipients } from "../recipients/use-recipient-names.ts";
import { useDeskItself } from "../state/editor-context.tsx";
import { PreviewBar, type PreviewScreen } from "./preview-bar.tsx";

type PreviewLayerProps = {
	documentId: string;
	/** The recipient that it begins with. */
	recipientId: string;
	onClose: () => void;
};

/** The whole window: the signing page of a recipient in a frame, as wide as the screen it is looked at for. */
export function PreviewLayer({ documentId, recipientId, onClose }: PreviewLayerProps) {
	const words = useWords("editor").preview;
	const ref = useModal(true, undefined);
	// Who has acted sees nothing of what is corrected.
	const recipients = useNamedRecipients().filter(({ isFixed }) => !isFixed);
	const [chosenId, setChosenId] = useState(recipientId);
	const [screen, setScreen] = useState<PreviewScreen>("desktop");
	const { state, retry } = useSavedFirst();
	const shown = recipients.find(({ id }) => id === chosenId) ?? recipients[0];
	return (
		<dialog
			ref={ref}
			className="preview"
			aria-label={words.title}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<PreviewBar
				recipients={recipients}
				recipientId={shown?.id ?? ""}
				onRecipient={setChosenId}
				screen={screen}
				onScreen={setScreen}
				onBack={onClose}
			/>
			<div className="preview-ground" data-screen={screen} aria-live="polite">
				{state === "saving" ? (
					<p className="preview-note">
						<Spinner size={16} /> {words.saving}
					</p>
				) : null}
				{state === "unsaved" ? (
					<div className="preview-note">
						<p className="max-w-md text-pretty">{words.notSaved}</p>
						<Button onClick={retry}>{words.again}</Button>
					</div>
				) : null}
				{state === "saved" && shown ? (
					<iframe
						// A frame of its own each: none of them is a step of the way back.
						key={shown.id}
						className="preview-frame"
						title={format(words.page, { name: shown.name })}
						src={`/documents/${documentId}/desk/preview/${shown.id}`}
					/>
				) : null}
			</div>
		</dialog>
	);
}

/** Saves what is not saved yet: a preview is made from what the server has. */
function useSavedFirst(): { state: "saving" | "saved" | "unsaved"; retry: () => void } {
	const { store } = useDeskItself();
	const [state, setState] = useState<"saving" | "saved" | "unsaved">("saving");
	const save = useCallback(async () => setState((await store.flush()) ? "saved" : "unsaved"), [store]);
	useEffect(() => void save(), [save]);
	const retry = () => {
		setState("saving");
		void save();
	};
	return { state, retry };
}
