"use client";

import { UserPlus } from "lucide-react";
import { NewButton } from "#components/ui/lists/new-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import type { Team } from "./role-words.ts";
import type { InviteVerbs } from "./use-inviting.ts";

type Props = InviteVerbs & { teams: Team[]; ownTeamId: string; mayMakeAdmins: boolean; ownDomain: string };

/** The way to invite people. */
export function InviteButton(props: Props) {
	const { invite } = useWords("people");
	return (
		<NewButton icon={UserPlus} label={invite.title}>
			{(close) => <InviteDialog {...props} onClose={close} />}
		</NewButton>
	);
}
