"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { useDeskFacts } from "../editor-facts.tsx";

/** What the product reads; the server has the last word. */
const ACCEPTED = ".pdf,.png,.jpg,.jpeg";

type Props = {
	onChoose: (files: File[]) => void;
	variant?: ButtonVariant;
	icon?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** A button that asks for files. */
export function ChooseFiles({ onChoose, children, ...button }: Props) {
	const { hasOfficeConverter } = useDeskFacts();
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button {...button} onClick={() => input.current?.click()}>
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				multiple
				hidden
				accept={hasOfficeConverter ? `${ACCEPTED},.docx` : ACCEPTED}
				onChange={({ target }) => {
					const files = [...(target.files ?? [])];
					// The same file can be chosen again.
					target.value = "";
					if (files.length > 0) onChoose(files);
				}}
			/>
		</>
	);
}
