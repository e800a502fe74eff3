import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { ReauthProvider } from "#components/reauth/reauth-provider.tsx";
import { AppShell } from "#components/shell/app-shell.tsx";
import { PUT_AWAY_COOKIE } from "#components/shell/dismissed-notices-cookie.ts";
import { VisitorShell } from "#components/shell/visitor-shell.tsx";
import { Toaster } from "#components/ui/actions/toast.tsx";
import type { UserContext } from "#lib/domain/context.ts";
import { hasOutbox } from "#lib/domain/delivery/outbox/has-outbox.ts";
import { findInstallationNotices } from "#lib/domain/users/organisation/installation-notices.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import {
	beginCorrectionAction,
	duplicateDocumentAction,
	remindSignersAction,
	sendSampleAction,
} from "./(sender)/documents/actions.ts";
import { chooseEnvironmentAction } from "./(sender)/environment-action.ts";
import { askOwnPasskeysAction, reauthenticateAction, reauthMethodsAction } from "./(sender)/reauth-actions.ts";
import { DeletionBanner } from "./deletion-banner.tsx";
import { pageWords, RoomWords } from "./page-words.tsx";
import { begunBy, roomsOf } from "./settings-pages-of.ts";
import "./code-input.css";

type Props = {
	user: UserContext | null;
	/** The room lays itself out, over the whole window. */
	isWide?: boolean;
	/** false: on an origin where visitors find no workplace to sign in to. */
	hasWorkplace?: boolean;
	children: ReactNode;
};

const REAUTH_VERBS = {
	methods: reauthMethodsAction,
	confirm: reauthenticateAction,
	askPasskeys: askOwnPasskeysAction,
};

/** The frame around a room: the workplace's for who is signed in, a plain one for a visitor. */
export async function RoomFrame({ user, isWide, hasWorkplace = true, children }: Props) {
	if (!user)
		return (
			<RoomWords of={["common"]}>
				<VisitorShell hasWorkplace={hasWorkplace} isWide={isWide ?? false}>
					{children}
				</VisitorShell>
			</RoomWords>
		);
	const { principal } = user;
	const putAway = (await cookies()).get(PUT_AWAY_COOKIE)?.value.split(".") ?? [];
	return (
		<RoomWords of={["common", "palette", "reauth"]}>
			<AppShell
				user={{ name: principal.name, email: principal.email, picture: principal.picture ?? null }}
				hasOutbox={hasOutbox(principal)}
				notices={findInstallationNotices(principal)}
				putAway={putAway}
				banner={mayOnPage(user, "account.delete-content") ? <DeletionBanner user={user} /> : null}
				isSandbox={principal.isSandbox}
				chooseEnvironment={chooseEnvironmentAction}
				rooms={roomsOf(user, await pageWords())}
				begins={begunBy(user)}
				verbs={{
					sendSample: sendSampleAction,
					remind: remindSignersAction,
					duplicate: duplicateDocumentAction,
					correct: beginCorrectionAction,
				}}
				isWide={isWide ?? false}
			>
				<ReauthProvider email={principal.email} verbs={REAUTH_VERBS}>
					{children}
				</ReauthProvider>
				<Toaster closeLabel={(await pageWords()).common.close} />
			</AppShell>
		</RoomWords>
	);
}
