"use client";

import { lazy } from "react";
import type { IdentityPageProps } from "./part-props.ts";

const IdentityApp = lazy(() => import("./identity-app.tsx").then((module) => ({ default: module.IdentityApp })));

/**
 * The page of who has to show an identity document. Most signers have not: its code comes apart from the other signing
 * pages'. Nothing stands in for it meanwhile, so that the server sends it whole to browsers without scripts.
 */
export function IdentityPage(props: IdentityPageProps) {
	return <IdentityApp {...props} />;
}
