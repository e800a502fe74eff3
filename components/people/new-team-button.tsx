"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { TeamNameDialog } from "./team-name-dialog.tsx";

/** The way to another team. */
export function NewTeamButton({ create }: { create: (input: { name: string }) => Promise<ActionAnswer> }) {
	const { teams: words } = useWords("people");
	const [isOpen, setIsOpen] = useState(false);
	useAskedFor((dialog) => setIsOpen(dialog === "new"));
	return (
		<>
			<Button
				variant="primary"
				className="max-sm:w-full"
				icon={<Plus size={16} aria-hidden="true" />}
				onClick={() => setIsOpen(true)}
			>
				{words.make}
			</Button>
			{isOpen ? (
				<TeamNameDialog
					title={words.make}
					name=""
					action={words.makeAction}
					save={create}
					onClose={() => setIsOpen(false)}
					onDone={(name) => {
						setIsOpen(false);
						toast(format(words.made, { name }));
					}}
				/>
			) : null}
		</>
	);
}
