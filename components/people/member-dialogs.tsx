"use client";

import type { RefObject } from "react";
import { type ChangeVerbs, DataDialog, ReactivateDialog, RoleDialog, TeamDialog } from "./change-dialogs.tsx";
import { DeactivateDialog, type DeactivateVerbs } from "./deactivate-dialog.tsx";
import type { Asked, MemberItem } from "./people-items.ts";
import { ResetDialog, type ResetVerbs } from "./reset-dialog.tsx";
import type { Team } from "./role-words.ts";

export type MemberVerbs = ChangeVerbs & DeactivateVerbs & ResetVerbs;

/** About whom what is asked, and the button behind which it was chosen. */
export type AskedAbout = { row: MemberItem; about: Asked; opener: RefObject<HTMLButtonElement | null> };

type Props = MemberVerbs & {
	asked: AskedAbout | null;
	teams: Team[];
	readerId: string;
	mayMakeAdmins: boolean;
	onClose: () => void;
};

/** The dialog of what is asked about somebody; begun anew each time. */
export function MemberDialogs({ asked, teams, readerId, mayMakeAdmins, onClose, ...verbs }: Props) {
	if (asked === null) return null;
	const shared = { row: asked.row, opener: asked.opener, onClose };
	if (asked.about === "role") return <RoleDialog {...shared} {...{ mayMakeAdmins }} changeRole={verbs.changeRole} />;
	if (asked.about === "team") return <TeamDialog {...shared} teams={teams} move={verbs.move} />;
	if (asked.about === "data") return <DataDialog {...shared} saveData={verbs.saveData} />;
	if (asked.about === "activate") return <ReactivateDialog {...shared} activate={verbs.activate} />;
	if (asked.about === "reset") {
		return <ResetDialog {...shared} reset={verbs.reset} />;
	}
	return <DeactivateDialog {...shared} {...{ readerId }} view={verbs.view} deactivate={verbs.deactivate} />;
}
