"use client";

import { X } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { cx } from "../cx.ts";
import { useModal } from "./use-modal.ts";

type DialogProps = {
	title: ReactNode;
	isOpen: boolean;
	/** Called on Escape, on the close button and on a click beside the dialog; absent: only its buttons close it. */
	onClose?: () => void;
	closeLabel?: string;
	description?: ReactNode;
	/** Buttons; the primary one last. */
	footer?: ReactNode;
	/** What gets the focus afterwards where the one who had it is gone, as the items of a menu are. */
	opener?: RefObject<HTMLElement | null> | undefined;
	/**
	 * dialog: centred · wide: for drawing · side: a panel at the right edge · broadSide: the same for what has
	 * buttons beside its sentences · sheet: leaves what lies behind visible. All are bottom sheets on a phone.
	 */
	look?: "dialog" | "wide" | "side" | "broadSide" | "sheet";
	children?: ReactNode;
};

const LOOKS = {
	dialog: "dialog",
	wide: "dialog dialog-wide",
	side: "dialog dialog-side",
	broadSide: "dialog dialog-side dialog-side-broad",
	sheet: "dialog dialog-sheet",
};

/** A modal on the native dialog element: the browser keeps the focus inside; it goes back where it was afterwards. */
export function Dialog({
	title,
	isOpen,
	onClose,
	closeLabel,
	description,
	footer,
	opener,
	look,
	children,
}: DialogProps) {
	const ref = useModal(isOpen, opener);
	const isPressedBeside = useRef(false);
	const titleId = useId();
	const descriptionId = useId();
	if (!isOpen) return null;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a click beside does
		<dialog
			ref={ref}
			className={cx(LOOKS[look ?? "dialog"])}
			aria-labelledby={titleId}
			aria-describedby={description ? descriptionId : undefined}
			onCancel={(event) => {
				// A file input in it says the same when no file is chosen.
				if (event.target !== ref.current) return;
				event.preventDefault();
				onClose?.();
			}}
			// Browsers close a dialog on a second Escape without asking.
			onClose={() => ref.current?.isConnected && !ref.current.open && ref.current.showModal()}
			onPointerDown={(event) => {
				isPressedBeside.current = event.target === ref.current;
			}}
			// Text that is selected beyond the edge ends in a click here too.
			onClick={(event) => event.target === ref.current && isPressedBeside.current && onClose?.()}
		>
			<DialogHead {...{ title, titleId, description, descriptionId, closeLabel, onClose }} />
			<div
				data-dialog-body
				className="min-h-0 flex-1 overflow-y-auto break-words overscroll-contain px-5 pt-2 pb-5 sm:px-6"
			>
				{children}
			</div>
			{footer ? (
				<div
					data-dialog-foot
					className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-4 sm:px-6 max-sm:[&>*]:flex-1"
				>
					{footer}
				</div>
			) : null}
		</dialog>
	);
}

type HeadProps = Pick<DialogProps, "title" | "description" | "closeLabel" | "onClose"> & {
	titleId: string;
	descriptionId: string;
};

function DialogHead({ title, titleId, description, descriptionId, closeLabel, onClose }: HeadProps) {
	return (
		<div data-dialog-head className="flex items-start gap-4 px-5 pt-4 pb-2 sm:px-6 sm:pt-5">
			<div className="min-w-0 flex-1">
				<h2 id={titleId} className="wrap-anywhere text-pretty font-semibold text-title">
					{title}
				</h2>
				{description ? (
					<p id={descriptionId} className="mt-1 text-pretty break-words text-ink-soft text-read">
						{description}
					</p>
				) : null}
			</div>
			{onClose ? (
				<button
					type="button"
					onClick={onClose}
					aria-label={closeLabel}
					title={closeLabel}
					className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
				>
					<X size={20} aria-hidden="true" />
				</button>
			) : null}
		</div>
	);
}
