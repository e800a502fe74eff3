"use client";

import { useState } from "react";
import type { SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { takeOwnWay } from "./in-person/own-way.ts";
import { type LentPage, useLentDevice } from "./in-person/use-lent-device.ts";
import { NOTHING_KEPT } from "./saving/kept-entries.ts";
import type { SigningClient } from "./saving/signing-client.ts";
import { linkServer, type SigningServer } from "./saving/signing-server.ts";
import { SigningPage } from "./signing-page.tsx";

type SigningAppProps = { token: string; common: SigningPageCommon; view: SigningView; messages: SigningMessages };

/** What stands behind a page on a host's device: what would be saved there would stay there. */
function lentServer({ token, isLedTo }: LentPage): SigningServer {
	const server = { ...linkServer(token), downloadUrl: null, declineUrl: null, kept: NOTHING_KEPT };
	return isLedTo ? server : { ...server, client: SILENT };
}

/** A page that nobody is to see asks for nothing, and tells nothing. */
const never = () => new Promise<never>(() => undefined);
const SILENT: SigningClient = { get: never, post: never, upload: never };

/** The page of a signing link. */
export function SigningApp({ token, ...page }: SigningAppProps) {
	const isLent = page.view.signer.type === "InPersonSigner";
	// The server draws it as it is for whoever is led to it.
	const [lent] = useState(() =>
		isLent ? { token, isLedTo: typeof window === "undefined" || takeOwnWay(token) } : null,
	);
	const [server] = useState(() => (lent ? lentServer(lent) : linkServer(token)));
	const isShown = useLentDevice(lent, server);
	return (
		<div className={isShown ? "contents" : "lent-veil"}>
			<SigningPage server={server} {...page} />
		</div>
	);
}
