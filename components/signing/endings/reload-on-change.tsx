"use client";

import { useState } from "react";
import { linkServer } from "../saving/signing-server.ts";
import { useReloadOnChange } from "./use-reload-on-change.ts";

/** Keeps the page of a link with nothing to sign in step with its document. */
export function ReloadOnChange({ token, state }: { token: string; state: string }) {
	const [server] = useState(() => linkServer(token));
	useReloadOnChange(server, state);
	return null;
}
