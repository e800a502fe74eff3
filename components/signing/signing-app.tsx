"use client";

import { useState } from "react";
import type { SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { SigningMessages } from "#lib/i18n/signing/en.ts";
import { linkServer } from "./saving/signing-server.ts";
import { SigningPage } from "./signing-page.tsx";

type SigningAppProps = { token: string; common: SigningPageCommon; view: SigningView; messages: SigningMessages };

/** The page of a signing link. */
export function SigningApp({ token, ...page }: SigningAppProps) {
	const [server] = useState(() => linkServer(token));
	return <SigningPage server={server} {...page} />;
}
