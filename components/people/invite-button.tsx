"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useAskedFor } from "#components/ui/use-asked-for.ts";
import { useWords } from "#components/ui/words.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import type { Team } from "./role-words.ts";
import type { InviteVerbs } from "./use-inviting.ts";

type Props = InviteVerbs & { teams: Team[]; ownTeamId: string; mayMakeAdmins: boolean; ownDomain: string };

/** The way to invite people; the dialog begins anew each time. */
export function InviteButton(props: Props) {
	const { invite } = useWords("people");
	const [isOpen, setIsOpen] = useState(false);
	useAskedFor((dialog) => setIsOpen(dialog === "new"));
	return (
		<div className="max-sm:w-full">
			<Button
				variant="primary"
				className="max-sm:w-full"
				icon={<UserPlus size={16} aria-hidden="true" />}
				onClick={() => setIsOpen(true)}
			>
				{invite.title}
			</Button>
			{isOpen ? <InviteDialog {...props} onClose={() => setIsOpen(false)} /> : null}
		</div>
	);
}
