import { z } from "zod";
import { finishLater } from "#lib/domain/signing/finish-later.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(z.object({}), finishLater);
