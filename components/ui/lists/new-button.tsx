"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { useAskedFor } from "../dialogs/use-asked-for.ts";

type Props = {
	icon: LucideIcon;
	label: string;
	/** The dialog it opens; it begins empty each time. */
	children: (close: () => void) => ReactNode;
};

/** The main button of a list, which opens a dialog for a new entry. The command palette opens it too. */
export function NewButton({ icon: Icon, label, children }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	useAskedFor((dialog) => setIsOpen(dialog === "new"));
	return (
		<div className="max-sm:w-full">
			<Button
				variant="primary"
				className="max-sm:w-full"
				icon={<Icon size={16} aria-hidden="true" />}
				onClick={() => setIsOpen(true)}
			>
				{label}
			</Button>
			{isOpen ? children(() => setIsOpen(false)) : null}
		</div>
	);
}
