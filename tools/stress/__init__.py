"""What the server must withstand, in a size of one's choice: small in the tests, full in `make stress`."""
