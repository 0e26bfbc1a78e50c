import { Button } from './Button.tsx';
import { LeaveButton } from './LeaveButton.tsx';

interface FormFootProps {
  formId: string;
  leave: string;
  /** Leaving leads back to the modal before. */
  back?: boolean;
  /** Null once it was sent. */
  send: string | null;
  isPending: boolean;
  /** There is a form to send. */
  isReady?: boolean;
}

/** The foot of a modal with a form: it is left, or sent. */
export function FormFoot({ formId, leave, back, send, isPending, isReady = true }: FormFootProps) {
  return (
    <>
      <LeaveButton back={back}>{leave}</LeaveButton>
      {send !== null && (
        <Button
          type="submit"
          form={formId}
          look="main"
          disabled={!isReady || isPending}
          aria-busy={isPending}
        >
          {send}
        </Button>
      )}
    </>
  );
}
