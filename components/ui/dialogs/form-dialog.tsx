"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { useWords } from "../words.tsx";
import { Dialog } from "./dialog.tsx";

type Props = Pick<
	ComponentProps<typeof Dialog>,
	"title" | "description" | "look" | "opener" | "onClose" | "children"
> & {
	/** What closes it and changes nothing. */
	cancel: string;
	/** What is done on its button. */
	action: string;
	isDanger?: boolean;
	isBusy: boolean;
	/** What is wrong where no field says it; null: nothing is. */
	problem?: string | null;
	onSubmit: (given: FormData) => void;
	onInput?: (event: FormEvent<HTMLFormElement>) => void;
};

/** One question, with a form for its answer. What is wrong is said in our words, not the browser's. */
export function FormDialog({
	cancel,
	action,
	isDanger,
	isBusy,
	problem,
	onSubmit,
	onInput,
	children,
	...dialog
}: Props): ReactNode {
	const { close } = useWords("common");
	const formId = useId();
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		onSubmit(new FormData(event.currentTarget));
	}
	return (
		<Dialog
			{...dialog}
			isOpen
			closeLabel={close}
			footer={
				<>
					<Button onClick={dialog.onClose}>{cancel}</Button>
					<Button type="submit" form={formId} variant={isDanger ? "danger" : "primary"} isBusy={isBusy}>
						{action}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={onInput} noValidate className="flex flex-col gap-4">
				{children}
				<div role="alert" className="empty:hidden">
					{problem ? <Notice tone="bad">{problem}</Notice> : null}
				</div>
			</form>
		</Dialog>
	);
}
