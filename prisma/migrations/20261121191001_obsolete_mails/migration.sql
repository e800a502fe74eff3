-- AlterEnum
ALTER TYPE "MailStatus" ADD VALUE 'Obsolete';
