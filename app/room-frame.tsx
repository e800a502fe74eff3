import type { ReactNode } from "react";
import { AppShell } from "#components/sender/app-shell.tsx";
import { VisitorShell } from "#components/sender/visitor-shell.tsx";
import { Toaster } from "#components/ui/toast.tsx";
import type { UserContext } from "#lib/domain/context.ts";
import { hasOutbox } from "#lib/domain/delivery/has-outbox.ts";
import { findInstallationNotices } from "#lib/domain/users/installation-notices.ts";

/** The frame around a room: the workplace's for who is signed in, a plain one for a visitor. */
export function RoomFrame({ user, children }: { user: UserContext | null; children: ReactNode }) {
	if (!user) return <VisitorShell>{children}</VisitorShell>;
	const { principal } = user;
	return (
		<AppShell
			user={{ name: principal.name, email: principal.email }}
			hasOutbox={hasOutbox(principal)}
			notices={findInstallationNotices(principal)}
		>
			{children}
			<Toaster closeLabel="Close" />
		</AppShell>
	);
}
