import { z } from "zod";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(z.object({}), markViewed);
