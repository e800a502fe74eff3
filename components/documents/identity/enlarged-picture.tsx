"use client";

import { X } from "lucide-react";
import { useModal } from "#components/ui/dialogs/use-modal.ts";
import { useWords } from "#components/ui/words.tsx";

type Props = { url: string; name: string; turns: number; onClose: () => void };

/** The whole picture at its own size, to be moved about; turned as it was. */
export function EnlargedPicture({ url, name, turns, onClose }: Props) {
	const { close } = useWords("identity");
	const dialog = useModal(true, undefined);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a click beside does
		<dialog
			ref={dialog}
			aria-label={name}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => event.target === dialog.current && onClose()}
			className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-black/85 p-4"
		>
			<img src={url} alt={name} className="m-auto min-w-[min(60rem,160vw)]" style={{ rotate: `${turns * 90}deg` }} />
			<button
				type="button"
				onClick={onClose}
				aria-label={close}
				title={close}
				className="fixed top-3 right-3 grid size-11 place-items-center rounded-full bg-black text-white"
			>
				<X size={22} aria-hidden="true" />
			</button>
		</dialog>
	);
}
